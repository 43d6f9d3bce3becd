const FACES = 6;

/** How often each face came up, from 1 to 6. */
export const countFaces = (faces: readonly number[]): number[] =>
  Array.from({ length: FACES }, (_, i) => faces.filter((face) => face === i + 1).length);

/** How far the counts deviate from an even spread. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How likely fair dice deviate this far or further: the upper tail for five degrees of freedom, in closed form. */
export function tailOfFive(chi: number): number {
  const root = Math.sqrt(chi);
  const density = Math.exp(-chi / 2) / Math.sqrt(2 * Math.PI);
  return 2 * (normalTail(root) + density * (root + root ** 3 / 3));
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, good to seven digits). */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((rest, coefficient) => (coefficient + rest) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

/** A mean of numbers that come one by one. */
export interface Mean {
  count: number;
  sum: number;
  squares: number;
}

export const noMean = (): Mean => ({ count: 0, sum: 0, squares: 0 });

export function include(mean: Mean, number: number): void {
  mean.count++;
  mean.sum += number;
  mean.squares += number * number;
}

export function meanIn(numbers: readonly number[]): Mean {
  const mean = noMean();
  for (const number of numbers) include(mean, number);
  return mean;
}

export const middleOf = ({ count, sum }: Mean): number => sum / Math.max(1, count);

/** The standard error; a single number says nothing about it. */
export function errorOf({ count, sum, squares }: Mean): number {
  if (count < 2) return Number.POSITIVE_INFINITY;
  const variance = Math.max(0, squares - sum ** 2 / count) / (count - 1);
  return Math.sqrt(variance / count);
}

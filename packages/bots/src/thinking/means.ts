export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** To one place after the point, as it is kept. */
export const rounded = (number: number): number => Math.round(number * 10) / 10;

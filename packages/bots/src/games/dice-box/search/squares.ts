import { SIZE } from '@taproom/games/dice-box';

/** Squares of the grid as bits: rows of five with an empty column between them, so that no row runs into the next. */
export type Squares = number;

const ROW = SIZE + 1;

/** The bit of a square, squares being counted row by row from the top left. */
export const bitOf = (square: number): number => Math.floor(square / SIZE) * ROW + (square % SIZE);

export const CENTRE_BIT = bitOf((SIZE * SIZE - 1) / 2);

const ALL_SQUARES: Squares = Array.from({ length: SIZE * SIZE }, (_, square) => 1 << bitOf(square)).reduce(
  (all, one) => all | one,
);

/** The squares that share a side with one of these. */
export const around = (squares: Squares): Squares =>
  ((squares << 1) | (squares >>> 1) | (squares << ROW) | (squares >>> ROW)) & ALL_SQUARES;

/** How many bits are set: added up in pairs, fours and bytes. */
export function count(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The bit below which `n` others are set. */
export function nth(bits: number, n: number): number {
  let left = bits;
  for (let i = 0; i < n; i++) left &= left - 1;
  return lowest(left);
}

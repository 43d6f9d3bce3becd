/** Squares as bits, for the two contenders that are not ours. */

const SIZE = 5;
export const SQUARES = SIZE * SIZE;

export const VALUES = 6;
export const COLOURS = 4;
export const DICE_OF_EACH = 3;
export const CENTRE = 12;
export const ALL_SQUARES = 2 ** SQUARES - 1;

/** Per square, the squares that share a side with it. */
export const BESIDE = Int32Array.from({ length: SQUARES }, (_, square) => {
  const column = square % SIZE;
  const left = column > 0 ? 1 << (square - 1) : 0;
  const right = column < SIZE - 1 ? 1 << (square + 1) : 0;
  return (left | right | (1 << (square + SIZE)) | ((1 << square) >> SIZE)) & ALL_SQUARES;
});

/** The number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

const FIRST = 500;
const LONGEST = 15_000;

/**
 * How long to wait before reconnecting after this many failures, in milliseconds. `chance`, from 0 to 1, adds jitter,
 * so that not everyone reconnects at once.
 */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(LONGEST, FIRST * 2 ** failures) * (0.75 + chance / 2);

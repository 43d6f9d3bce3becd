const FIRST = 500;
const LONGEST = 15_000;

/**
 * How long to wait, in milliseconds, before the connection is tried again after so many failures. `chance`, from 0 to 1,
 * spreads those who lost it at the same moment.
 */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(LONGEST, FIRST * 2 ** failures) * (0.75 + chance / 2);

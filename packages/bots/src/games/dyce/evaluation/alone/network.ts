import { never } from '../../../../lists.ts';
import { SIGN_COUNT, shown } from './signs.ts';

/** A small network between the signs of a position and its odds, learnt from games played alone. */
export interface Network {
  /** By sign and unit: how far a sign speaks to a unit. */
  readonly signs: Float64Array;
  /** By unit: its bias, and its weight for winning or against it. */
  readonly starts: Float64Array;
  readonly votes: Float64Array;
}

export const UNITS = 16;
/** Numbers are written as whole hundredths. */
const WRITTEN = 100;

/** The units' values for the last position. */
export const units = new Float64Array(UNITS);

/** The odds of winning as a logarithm, by so many signs shown: units that hold more than nothing speak. */
export function oddsBy({ signs, starts, votes }: Network, count: number): number {
  units.set(starts);
  for (let i = 0; i < count; i++) {
    const first = (shown[i] ?? never()) * UNITS;
    for (let unit = 0; unit < UNITS; unit++) units[unit] = (units[unit] ?? never()) + (signs[first + unit] ?? never());
  }
  let odds = 0;
  for (let unit = 0; unit < UNITS; unit++) odds += Math.max(0, units[unit] ?? never()) * (votes[unit] ?? never());
  return odds;
}

/** A line for each sign, then the starts and the votes. */
export function readNetwork(text: string): Network {
  const numbers = Float64Array.from(text.trim().split(/\s+/), (word) => Number(word) / WRITTEN);
  const signs = UNITS * SIGN_COUNT;
  if (numbers.length !== signs + 2 * UNITS) throw new Error(`a network of ${numbers.length} numbers`);
  return {
    signs: numbers.subarray(0, signs),
    starts: numbers.subarray(signs, signs + UNITS),
    votes: numbers.subarray(signs + UNITS),
  };
}

export function writeNetwork({ signs, starts, votes }: Network): string {
  const numbers = [...signs, ...starts, ...votes].map((number) => Math.round(number * WRITTEN));
  return Array.from({ length: SIGN_COUNT + 2 }, (_, row) =>
    numbers.slice(row * UNITS, (row + 1) * UNITS).join(' '),
  ).join('\n');
}

import type { Seat } from '@taproom/engine';
import type { Unit } from '../face/face.ts';
import { at } from '../lists.ts';

/** What a seat can expect of something, and what the others can then, from thinkers who look at all of them. */
export interface Expected {
  readonly seat: Seat;
  readonly value: number;
  readonly shares?: readonly number[] | undefined;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** What every seat can expect, where one can expect so much; what is not known of the others is as it is in `around`. */
export function valuesOf({ seat, value, shares }: Expected, around: readonly number[], unit: Unit): number[] {
  if (unit === 'points' || around.length === 1) return withValue(around, seat, value, unit);
  if (shares && sumOf(shares) > 0) return shares.map((share) => within(share) / sumOf(shares.map(within)));
  return withValue(around, seat, value, unit);
}

/** One seat's value changed. In shares of the win, the others gain or lose in proportion to what they have. */
export function withValue(values: readonly number[], seat: Seat, value: number, unit: Unit): number[] {
  if (unit === 'points') return values.with(seat, value);
  const own = within(value);
  if (values.length === 1) return [own];
  return shared(1 - own, values, (one) => one !== seat).with(seat, own);
}

/** A part of the win among some seats: in proportion to what they have, or evenly if that is nothing. */
function shared(part: number, values: readonly number[], isAmong: (seat: Seat) => boolean): number[] {
  const those = values.map((value, seat) => (isAmong(seat) ? value : 0));
  const weights = sumOf(those) > 0 ? those : values.map((_, seat) => (isAmong(seat) ? 1 : 0));
  const sum = sumOf(weights);
  return weights.map((weight) => (weight * part) / sum);
}

/** The same without those who have given up: they have nothing left, and in shares of the win the others have all. */
export function without(values: readonly number[], resigned: readonly Seat[], unit: Unit): number[] {
  const isLeft = (seat: Seat): boolean => !resigned.includes(seat);
  if (resigned.length === 0) return [...values];
  if (unit === 'points' || resigned.length === values.length)
    return values.map((value, seat) => (isLeft(seat) ? value : 0));
  return shared(1, values, isLeft);
}

export const differenceOf = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((value, seat) => value - at(before, seat));

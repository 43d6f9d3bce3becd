import type { Advice } from '@taproom/bots';
import type { Seat } from '@taproom/engine';

/** What a seat can expect, in the unit of the advice. */
export interface Expected {
  readonly seat: Seat;
  readonly value: number;
}

const HUNDRED = 100;

/** What each seat can expect, as far as the opinion of the one to act tells: of two who share the wins, that is both. */
export function expectedBy({ unit, options }: Advice, seat: Seat, seats: number): Expected[] {
  const { value } = options[0];
  if (value === null) return [];
  const own = { seat, value };
  if (unit !== 'wins' || seats !== 2) return [own];
  const other = { seat: 1 - seat, value: HUNDRED - value };
  return seat === 0 ? [own, other] : [other, own];
}

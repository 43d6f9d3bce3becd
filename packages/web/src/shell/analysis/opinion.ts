import type { Seat } from '@taproom/engine';
import type { Evaluation } from '../../table/table.ts';

/** What a seat can expect: so many of a hundred wins, or points. */
interface Expected {
  readonly seat: Seat;
  readonly value: number;
}

const HUNDRED = 100;

/** What each seat can expect; of points, and where nobody looked at the others, that is the one to act alone. */
export function expectedBy({ seat, advice: { unit, options }, shares }: Evaluation, seats: number): Expected[] {
  const { value } = options[0];
  if (value === null) return [];
  if (unit === 'points') return [{ seat, value }];
  if (seats === 2) return [0, 1].map((one) => ({ seat: one, value: one === seat ? value : HUNDRED - value }));
  if (!shares) return [{ seat, value }];
  return shares.map((share, one) => ({ seat: one, value: one === seat ? value : Math.round(HUNDRED * share) }));
}

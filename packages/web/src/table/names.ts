import type { Outcome, Seat } from '@taproom/engine';
import { namesAt } from '@taproom/games/persons';
import type { TablePlan } from './table.ts';

/** The players' names by seat. Bots are the persons of their game. */
export const seatNames = ({ game, seats }: TablePlan): string[] => namesAt(game, seats);

/** The seat this device belongs to: the first human one, if any. */
export const homeSeat = ({ seats }: TablePlan): Seat =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  );

/** The seats where people of this device sit. */
export const peopleOf = ({ seats }: TablePlan): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Whether the only person who sees the result is also its only winner, and is told so. */
export function isMyWin({ places }: Outcome, mine: readonly Seat[]): boolean {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return mine.length === 1 && winners.length === 1 && winners[0] === mine[0];
}

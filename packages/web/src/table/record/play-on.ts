import type { Seat } from '@taproom/engine';
import { seatNames } from '../names.ts';
import type { SeatPlan, TablePlan } from '../table.ts';

/**
 * Who sits at a table that goes on from a moment of a match: everybody here under their names, or whoever plays the seat in
 * question against bots of the strength they had.
 */
export function seatsToPlayOn(plan: TablePlan, seat: Seat, isAlone: boolean): SeatPlan[] {
  const names = seatNames(plan);
  const own = plan.seats.find(({ kind }) => kind === 'human');
  const name = (own?.kind === 'human' ? own.name : names[seat]) ?? '';
  return plan.seats.map((one, at): SeatPlan => {
    if (!isAlone) return { kind: 'human', name: names[at] ?? '' };
    if (at === seat) return { kind: 'human', name: one.kind === 'human' ? one.name : name };
    return one.kind === 'bot' ? one : { kind: 'bot', level: 'regular' };
  });
}

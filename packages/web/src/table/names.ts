import type { Level } from '@taproom/bots';
import type { Outcome, Seat } from '@taproom/engine';
import { say } from '../kit/text/index.svelte.ts';
import type { TablePlan } from './table.ts';

/** The players' names by seat. Bots are named by their level, with a number if there are several. */
export function seatNames({ seats }: TablePlan): string[] {
  const levels = seats.map((seat) => (seat.kind === 'bot' ? seat.level : undefined));
  return seats.map((seat, at) => (seat.kind === 'human' ? seat.name : botName(seat.level, levels, at)));
}

function botName(level: Level, levels: readonly (Level | undefined)[], at: number): string {
  const name = say(`level.${level}`);
  if (levels.filter((other) => other === level).length === 1) return name;
  const number = levels.slice(0, at + 1).filter((other) => other === level).length;
  return say('level.numbered', { name, number });
}

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

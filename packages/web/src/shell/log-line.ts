import type { Seat, Tagged } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { seatNames } from '../names.ts';
import type { TablePlan } from '../table/table.ts';
import { gameText, say } from '../text/index.svelte.ts';

/** An event in words. Giving up belongs to the table and not to any game, so the shell tells of it. */
export function logLine(event: Tagged, plan: TablePlan): string | undefined {
  const names = seatNames(plan);
  if (event.type === 'resign') return say('table.resigned', { who: names[(event as { seat?: Seat }).seat ?? 0] ?? '' });
  return gameText(plan.game).event(event, names);
}

/** Events in words, as far as they lie open to everyone at the table. */
export const openLines = (events: readonly Tagged[], plan: TablePlan): string[] =>
  events.flatMap((event) => {
    const open = event.type === 'resign' ? event : findGame(plan.game)?.witness(event, 'table');
    return (open && logLine(open, plan)) ?? [];
  });

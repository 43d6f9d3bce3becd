import type { Seat, Tagged } from '@taproom/engine';
import { isTableEvent, type TableEvent } from '@taproom/table';
import { gameText, say } from '../kit/text/index.svelte.ts';
import { seatNames } from './names.ts';
import type { TablePlan } from './table.ts';

/** What happened at the table in words. */
export function tableLine(event: TableEvent, who: string): string {
  return 'timeOut' in event
    ? say(`table.${event.type}.${event.timeOut}`, { who })
    : say(`table.${event.type}`, { who });
}

/** An event in words. Resigning, hints and absence belong to the table and not to any game, so the shell describes them. */
export function logLine(event: Tagged, plan: TablePlan): string | undefined {
  const names = seatNames(plan);
  if (isTableEvent(event)) return tableLine(event, names[event.seat] ?? '');
  if (event.type === 'resign') return say('table.resigned', { who: names[(event as { seat?: Seat }).seat ?? 0] ?? '' });
  return gameText(plan.game).event(event, names);
}

/** Events in words, except those not worth any. */
export const logLines = (events: readonly Tagged[], plan: TablePlan): string[] =>
  events.flatMap((event) => logLine(event, plan) ?? []);

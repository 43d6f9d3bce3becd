import type { Seat, Tagged } from '@taproom/engine';
import { isNotice } from '@taproom/table';
import { gameText, say } from '../kit/text/index.svelte.ts';
import { seatNames } from './names.ts';
import type { TablePlan } from './table.ts';

/** An event in words. Resigning and hints belong to the table and not to any game, so the shell describes them. */
export function logLine(event: Tagged, plan: TablePlan): string | undefined {
  const names = seatNames(plan);
  if (isNotice(event) && event.type === 'hinted') return say('table.hinted', { who: names[event.seat] ?? '' });
  if (event.type === 'resign') return say('table.resigned', { who: names[(event as { seat?: Seat }).seat ?? 0] ?? '' });
  return gameText(plan.game).event(event, names);
}

/** Events in words, except those not worth any. */
export const logLines = (events: readonly Tagged[], plan: TablePlan): string[] =>
  events.flatMap((event) => logLine(event, plan) ?? []);

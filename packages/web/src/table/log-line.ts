import type { Seat, Tagged } from '@taproom/engine';
import { gameText, say } from '../kit/text/index.svelte.ts';
import { seatNames } from './names.ts';
import type { TablePlan } from './table.ts';

/** An event in words. Resigning belongs to the table and not to any game, so the shell describes it. */
export function logLine(event: Tagged, plan: TablePlan): string | undefined {
  const names = seatNames(plan);
  if (event.type === 'resign') return say('table.resigned', { who: names[(event as { seat?: Seat }).seat ?? 0] ?? '' });
  return gameText(plan.game).event(event, names);
}

/** Events in words, except those not worth any. */
export const logLines = (events: readonly Tagged[], plan: TablePlan): string[] =>
  events.flatMap((event) => logLine(event, plan) ?? []);

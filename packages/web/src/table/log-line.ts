import type { Seat, Tagged } from '@taproom/engine';
import { isNotice, type Notice } from '@taproom/table';
import { gameText, say } from '../kit/text/index.svelte.ts';
import { seatNames } from './names.ts';
import type { TablePlan } from './table.ts';

/** An event in words. What belongs to the table and not to any game, such as resigning and hints, the shell describes. */
export function logLine(event: Tagged, plan: TablePlan): string | undefined {
  if (isNotice(event)) return noticeLine(event, plan);
  const names = seatNames(plan);
  if (event.type === 'resign') return say('table.resigned', { who: names[(event as { seat?: Seat }).seat ?? 0] ?? '' });
  return gameText(plan.game).event(event, names);
}

const KEYS = {
  hinted: 'table.hinted',
  tookBack: 'table.undone.by',
  undoAsked: 'table.undo.asked',
  undoGranted: 'table.undo.granted',
  undoDeclined: 'table.undo.declined',
  leftToBot: 'table.left',
  replaced: 'table.replaced',
  claimed: 'table.claimed',
  cameBack: 'table.back',
} as const;

/** What the table tells, in words. */
export function noticeLine({ type, seat, next = 'loss' }: Notice, plan: TablePlan): string {
  const who = seatNames(plan)[seat] ?? '';
  return say(type === 'timeRanOut' ? `table.late.${next}` : KEYS[type], { who });
}

/** Events in words, except those not worth any. */
export const logLines = (events: readonly Tagged[], plan: TablePlan): string[] =>
  events.flatMap((event) => logLine(event, plan) ?? []);

import type { Seat, Tagged } from '@taproom/engine';
import { nextTimeOut } from './clock.ts';
import type { LiveMatch } from './live-match.ts';
import { endOf } from './time-limit.ts';

/** The next automatic entry of a match and when it is due, unless another entry comes first. */
export type Due =
  | { readonly kind: 'bot' | 'timeout'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'timeLimit'; readonly seat: Seat; readonly at: number; readonly action: Tagged };

export function nextDue({ outcome, bots, times, waitedFor, timeLimit }: LiveMatch): Due | undefined {
  if (outcome) return undefined;
  const [bot] = bots;
  if (bot !== undefined) return { kind: 'bot', seat: bot, at: times.since };
  const timeOut = nextTimeOut(times, waitedFor);
  const limit = timeLimit && { seat: timeLimit.seat, at: endOf(timeLimit), action: timeLimit.action };
  if (limit && (!timeOut || limit.at <= timeOut.at)) return { kind: 'timeLimit', ...limit };
  return timeOut && { kind: 'timeout', ...timeOut };
}

/** Whoever has hours for a move is told when this part of them is left, or this much of more. */
const LAST_PART = 0.25;
const LAST_HOURS = 3;
const HOUR = 3_600_000;

/** When to look at a match next: at what is due, or before that, to tell somebody that their hours are running out. */
export function nextLook(live: LiveMatch): number | undefined {
  const due = nextDue(live);
  const { clock } = live.opening;
  if (due?.kind !== 'timeout' || clock.kind !== 'slow') return due?.at;
  return due.at - Math.min(clock.hours * LAST_PART, LAST_HOURS) * HOUR;
}

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

import type { Seat } from '@taproom/engine';
import type { LiveMatch } from './live-match.ts';
import { endOf } from './time-limit.ts';

/** The clocks of a match, in milliseconds. */
export interface Clocks {
  readonly now: number;
  /** Time left by seat; null without a clock. */
  readonly left: readonly (number | null)[];
  /** The seats whose clocks run. */
  readonly running: readonly Seat[];
  /** Time left of the game's own time limit. */
  readonly limit?: number;
}

/** The clocks for viewers who see the match `lag` milliseconds late; null if no time is counted. */
export function clocksAt(live: LiveMatch, now: number, lag: number): Clocks | null {
  const { opening, times, timeLimit, waitedFor } = live;
  if (opening.clock.kind === 'none' && !timeLimit) return null;
  const spent = now - lag - times.since;
  return {
    now,
    left: times.left.map((time, seat) => {
      if (!Number.isFinite(time)) return null;
      return Math.max(0, waitedFor.includes(seat) ? time - spent : time);
    }),
    running: waitedFor,
    ...(timeLimit && { limit: Math.max(0, endOf(timeLimit) - (now - lag)) }),
  };
}

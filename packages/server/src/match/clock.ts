import type { Seat } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import type { Entry } from '../store/schema.ts';

/** The time of each seat, counted up to the entry made at `since`. */
export interface Times {
  /** Milliseconds left to each seat; for a slow clock, those for the move at hand. */
  readonly left: readonly number[];
  readonly since: number;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const allowance = (clock: Clock): number => {
  if (clock.kind === 'live') return clock.bank * SECOND;
  return clock.kind === 'slow' ? clock.hours * HOUR : Number.POSITIVE_INFINITY;
};

export const startTimes = (clock: Clock, seats: number, at: number): Times => ({
  left: Array<number>(seats).fill(allowance(clock)),
  since: at,
});

/** The times after an entry, for which `waitedFor` were waited. */
export function timesAfter(clock: Clock, times: Times, waitedFor: readonly Seat[], entry: Entry): Times {
  const { kind, seat, at } = entry;
  if (clock.kind === 'none') return { ...times, since: at };
  const spent = Math.max(0, at - times.since);
  const left = times.left.map((time, one) => (waitedFor.includes(one) ? Math.max(0, time - spent) : time));
  if (clock.kind === 'live' && kind === 'play') left[seat] = (left[seat] as number) + clock.increment * SECOND;
  // Whoever takes a seat back has as long for the move at hand as for any other.
  if (clock.kind === 'slow' && (kind === 'play' || kind === 'return')) left[seat] = allowance(clock);
  return { left, since: at };
}

/** When the first of those waited for has used up its time, and who that is. */
export function nextTimeOut(times: Times, waitedFor: readonly Seat[]): { seat: Seat; at: number } | undefined {
  let first: { seat: Seat; at: number } | undefined;
  for (const seat of waitedFor) {
    const at = times.since + (times.left[seat] as number);
    if (Number.isFinite(at) && (!first || at < first.at)) first = { seat, at };
  }
  return first;
}

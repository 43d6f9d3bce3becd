import type { Seat } from '@taproom/engine';
import type { Entry } from './entry.ts';

/** No clock; seconds for the whole match, with an increment per move; or hours per move. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'slow'; readonly hours: number };

/** When a seat's time is up: a bot takes over, a bot makes this one move, or the seat resigns. */
export type TimeOut = 'bot' | 'pass' | 'loss';

/** Each seat's time as of the entry made at `since`. */
export interface Times {
  /** Milliseconds left by seat; on a slow clock, for the current move. */
  readonly left: readonly number[];
  readonly since: number;
  /** Time gained by the last moves of one seat, lost again if they are taken back. */
  readonly gains: readonly Gain[];
}

interface Gain {
  readonly seat: Seat;
  readonly time: number;
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
  gains: [],
});

type Made = Pick<Entry, 'kind' | 'seat' | 'at'>;

/** The times after an entry; the clocks of `waitedFor` were running. */
export function timesAfter(clock: Clock, times: Times, waitedFor: readonly Seat[], { kind, seat, at }: Made): Times {
  if (clock.kind === 'none') return { ...times, since: at };
  const spent = Math.max(0, at - times.since);
  const left = times.left.map((time, one) => (waitedFor.includes(one) ? Math.max(0, time - spent) : time));
  const before = left[seat] ?? 0;
  const time = gainBy(clock, before, kind, times.gains.at(-1));
  left[seat] = Math.max(0, before + time);
  return { left, since: at, gains: gainsAfter(times.gains, kind, { seat, time }) };
}

/** The time a seat gains by an entry, with `left` before it. */
function gainBy(clock: Clock, left: number, kind: Entry['kind'], last: Gain | undefined): number {
  if (kind === 'undo') return -(last?.time ?? 0);
  if (clock.kind === 'live') return kind === 'play' ? clock.increment * SECOND : 0;
  // A returning player gets the full time for the current move.
  return kind === 'play' || kind === 'return' ? allowance(clock) - left : 0;
}

/** Only the last moves can be taken back, and only while no other seat has moved. */
function gainsAfter(gains: readonly Gain[], kind: Entry['kind'], gain: Gain): readonly Gain[] {
  if (kind === 'undo') return gains.slice(0, -1);
  return kind === 'play' ? [...gains.filter(({ seat }) => seat === gain.seat), gain] : gains;
}

/** The next seat to run out of time, and when. */
export function nextTimeOut(times: Times, waitedFor: readonly Seat[]): { seat: Seat; at: number } | undefined {
  let first: { seat: Seat; at: number } | undefined;
  for (const seat of waitedFor) {
    const at = times.since + (times.left[seat] ?? Number.POSITIVE_INFINITY);
    if (Number.isFinite(at) && (!first || at < first.at)) first = { seat, at };
  }
  return first;
}

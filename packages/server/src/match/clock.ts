import type { Seat } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import type { Entry } from '../store/schema.ts';

/** The time of each seat, counted up to the entry made at `since`. */
export interface Times {
  /** Milliseconds left to each seat; for a slow clock, those for the move at hand. */
  readonly left: readonly number[];
  readonly since: number;
  /** What the last moves of one seat have brought it: whoever takes them back gives it back. */
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

/** The times after an entry, for which `waitedFor` were waited. */
export function timesAfter(clock: Clock, times: Times, waitedFor: readonly Seat[], entry: Entry): Times {
  const { kind, seat, at } = entry;
  if (clock.kind === 'none') return { ...times, since: at };
  const spent = Math.max(0, at - times.since);
  const left = times.left.map((time, one) => (waitedFor.includes(one) ? Math.max(0, time - spent) : time));
  const before = left[seat] as number;
  const time = gainBy(clock, before, kind, times.gains.at(-1));
  left[seat] = Math.max(0, before + time);
  return { left, since: at, gains: gainsAfter(times.gains, kind, { seat, time }) };
}

/** How much time an entry brings its seat, which has `left`. */
function gainBy(clock: Clock, left: number, kind: Entry['kind'], last: Gain | undefined): number {
  if (kind === 'undo') return -(last?.time ?? 0);
  if (clock.kind === 'live') return kind === 'play' ? clock.increment * SECOND : 0;
  // Whoever takes a seat back has as long for the move at hand as for any other.
  return kind === 'play' || kind === 'return' ? allowance(clock) - left : 0;
}

/** Only the last moves can be taken back, and only while no other seat has moved. */
function gainsAfter(gains: readonly Gain[], kind: Entry['kind'], gain: Gain): readonly Gain[] {
  if (kind === 'undo') return gains.slice(0, -1);
  return kind === 'play' ? [...gains.filter(({ seat }) => seat === gain.seat), gain] : gains;
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

import type { Seat } from '@taproom/engine';
import type { ClockState } from '@taproom/protocol';

/** A seat's time left, in milliseconds, this long after the clock was read; undefined without a clock. */
export function timeLeft(clock: ClockState | null, seat: Seat, since: number): number | null {
  const left = clock?.left[seat];
  if (clock === null || left === null || left === undefined) return null;
  return Math.max(0, clock.running.includes(seat) ? left - since : left);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

interface Units {
  readonly d: string;
  readonly h: string;
}

const daysText = (left: number, { d }: Units): string => `${Math.floor(left / DAY)} ${d}`;

/** Days and hours, hours and minutes, or minutes and seconds, whichever fits. Seconds are rounded up. */
export function clockText(left: number, units: Units): string {
  if (left >= DAY) return `${daysText(left, units)} ${Math.floor((left % DAY) / HOUR)} ${units.h}`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))} ${units.h}`;
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Days without hours, for small screens. */
export const shortClockText = (left: number, units: Units): string =>
  left >= DAY ? daysText(left, units) : clockText(left, units);

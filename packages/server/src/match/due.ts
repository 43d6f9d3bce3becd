import type { Seat, Tagged } from '@taproom/engine';
import { nextTimeOut } from './clock.ts';
import type { Course } from './course.ts';
import { hurryOf } from './hurry.ts';

/** What the house itself does next in a match, and when, unless somebody makes an entry before. */
export type Due =
  | { readonly kind: 'bot' | 'timeout'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'hurry'; readonly seat: Seat; readonly at: number; readonly action: Tagged };

export function nextDue(course: Course): Due | undefined {
  const { outcome, bots, times, waitedFor } = course;
  if (outcome) return undefined;
  const [bot] = bots;
  if (bot !== undefined) return { kind: 'bot', seat: bot, at: times.since };
  const timeOut = nextTimeOut(times, waitedFor);
  const hurry = hurryOf(course);
  if (hurry && (!timeOut || hurry.at <= timeOut.at)) return { kind: 'hurry', ...hurry };
  return timeOut && { kind: 'timeout', ...timeOut };
}

import type { Seat, Tagged } from '@taproom/engine';
import { nextTimeOut } from './clock.ts';
import { botsToAct, type Course, outcomeOf, waitedFor } from './course.ts';
import { hurryOf } from './hurry.ts';

/** What the house itself does next in a match, and when, unless somebody makes an entry before. */
export type Due =
  | { readonly kind: 'bot' | 'timeout'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'hurry'; readonly seat: Seat; readonly at: number; readonly action: Tagged };

export function nextDue(course: Course): Due | undefined {
  if (outcomeOf(course)) return undefined;
  const [bot] = botsToAct(course);
  if (bot !== undefined) return { kind: 'bot', seat: bot, at: course.times.since };
  const timeOut = nextTimeOut(course.times, waitedFor(course));
  const hurry = hurryOf(course);
  if (hurry && (!timeOut || hurry.at <= timeOut.at)) return { kind: 'hurry', ...hurry };
  return timeOut && { kind: 'timeout', ...timeOut };
}

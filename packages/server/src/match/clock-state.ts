import type { ClockState } from '@taproom/protocol';
import type { Course } from './course.ts';
import { hurryOf } from './hurry.ts';

/** What the clocks of a match show to those who see it `lag` milliseconds late; nothing where no time is counted. */
export function clockStateOf(course: Course, now: number, lag: number): ClockState | null {
  const hurry = hurryOf(course);
  if (course.opening.clock.kind === 'none' && !hurry) return null;
  const { left, since } = course.times;
  const running = course.waitedFor;
  const spent = now - lag - since;
  return {
    now,
    left: left.map((time, seat) => {
      if (!Number.isFinite(time)) return null;
      return Math.max(0, running.includes(seat) ? time - spent : time);
    }),
    running,
    ...(hurry && { hurry: Math.max(0, hurry.at - (now - lag)) }),
  };
}

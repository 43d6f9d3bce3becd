import type { Course } from '../match/course.ts';
import type { Entry } from '../store/schema.ts';

/** What spectators see, so many seconds after it happened. */
export interface Lag {
  /** The match as they see it now. */
  course(): Course;
  /** Something has happened; `show` is called when they may see it. */
  add(course: Course, entry: Entry): void;
  stop(): void;
}

interface Later {
  readonly course: Course;
  readonly entry: Entry;
}

export function makeLag(
  milliseconds: number,
  beginning: Course,
  now: () => number,
  show: (course: Course, entry: Entry) => void,
): Lag {
  let shown = beginning;
  const later: Later[] = [];
  let timer: NodeJS.Timeout | undefined;

  function showNow(course: Course, entry: Entry): void {
    shown = course;
    show(course, entry);
  }

  function showDue(): void {
    while (later[0] && later[0].entry.at + milliseconds <= now()) {
      const { course, entry } = later.shift() as Later;
      showNow(course, entry);
    }
    clearTimeout(timer);
    const next = later[0];
    if (next) timer = setTimeout(showDue, Math.max(1, next.entry.at + milliseconds - now())).unref();
  }

  return {
    course: () => shown,
    add(course, entry) {
      if (milliseconds === 0) return showNow(course, entry);
      later.push({ course, entry });
      showDue();
    },
    stop: () => clearTimeout(timer),
  };
}

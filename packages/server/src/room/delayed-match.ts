import type { LiveMatch } from '@taproom/table';
import type { Entry } from '../store/schema.ts';

/** A match as spectators see it, after a delay. */
export interface DelayedMatch {
  readonly delay: number;
  /** The match as far as they have seen it. */
  shown: LiveMatch;
  /** Entries they may not see yet. */
  readonly waiting: Later[];
  timer?: NodeJS.Timeout;
  now(): number;
  /** Called when they may see an entry. */
  show(live: LiveMatch, entry: Entry): void;
}

interface Later {
  readonly live: LiveMatch;
  readonly entry: Entry;
}

export const makeDelayedMatch = (
  delay: number,
  shown: LiveMatch,
  now: () => number,
  show: DelayedMatch['show'],
): DelayedMatch => ({ delay, shown, waiting: [], now, show });

/** Adds an entry, to be shown after the delay. */
export function addDelayed(delayed: DelayedMatch, live: LiveMatch, entry: Entry): void {
  if (delayed.delay === 0) showNow(delayed, { live, entry });
  else {
    delayed.waiting.push({ live, entry });
    showDue(delayed);
  }
}

export const stopDelayed = ({ timer }: DelayedMatch): void => clearTimeout(timer);

function showNow(delayed: DelayedMatch, { live, entry }: Later): void {
  delayed.shown = live;
  delayed.show(live, entry);
}

/** Shows all entries whose time has come, and waits for the rest. */
function showDue(delayed: DelayedMatch): void {
  const { waiting, now } = delayed;
  for (let [next] = waiting; next && seenAt(delayed, next) <= now(); [next] = waiting) {
    waiting.shift();
    showNow(delayed, next);
  }
  clearTimeout(delayed.timer);
  const [next] = waiting;
  if (next) delayed.timer = setTimeout(() => showDue(delayed), Math.max(1, seenAt(delayed, next) - now())).unref();
}

const seenAt = ({ delay }: DelayedMatch, { entry }: Later): number => entry.at + delay;

import { storage } from '../../kit/browser/storage.ts';

/** The minimum time between two bot moves, in milliseconds, with and without animations. */
const PACE = { full: 750, reduced: 150 };
/** Browser tests store their own pace here. */
const KEY = 'taproom-pace';

/** How fast bots move: slowly enough to follow. */
export function botPace(moving: boolean): number {
  const own = storage.getItem(KEY);
  return own === null ? PACE[moving ? 'full' : 'reduced'] : Math.max(0, Number(own) || 0);
}

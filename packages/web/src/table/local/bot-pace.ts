import { storage } from '../../kit/browser/storage.ts';
import { type PaceName, STRETCH } from '../../kit/moments/moment.ts';

/** The minimum time between two bot moves, in milliseconds at the normal pace. */
const PACE = 750;
/** Browser tests store their own pace here. */
const KEY = 'taproom-pace';

const ownPace = (): number | undefined => {
  const own = storage.getItem(KEY);
  return own === null ? undefined : Math.max(0, Number(own) || 0);
};

/** How fast bots move: slowly enough to follow. */
export const botPace = (pace: PaceName): number => ownPace() ?? PACE * STRETCH[pace];

/** By how much the time for everything that is told is stretched. */
export const stretchOf = (pace: PaceName): number => (ownPace() ?? PACE * STRETCH[pace]) / PACE;

import type { Tagged } from '@taproom/engine';
import type { LiveMatch } from '@taproom/table';
import type { Pace } from './wire.ts';

const QUICK_PART = 0.35;

/** The minimum time a bot's action takes, in milliseconds. */
export function paceOf(live: LiveMatch, { milliseconds, quick }: Pace, { type }: Tagged): number {
  // Where several act at once, nobody sees the others' actions.
  if (live.actors.length > 1) return 0;
  return quick[live.opening.game.id]?.includes(type) ? milliseconds * QUICK_PART : milliseconds;
}

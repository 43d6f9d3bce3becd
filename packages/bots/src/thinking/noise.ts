import { type FastRng, nextFast } from '@taproom/engine';
import { at } from '../lists.ts';
import type { Thought } from './thought.ts';

const WORDS = 2 ** 32;

/** A number between 0 and 1, never 0. */
const fraction = (rng: FastRng): number => ((nextFast(rng) >>> 0) + 1) / WORDS;

/** A normally distributed error of this standard deviation. */
export const mistake = (noise: number, rng: FastRng): number =>
  noise * Math.sqrt(-2 * Math.log(fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));

/** What a thinker does who misjudges everything it has ranked by so much. */
export function misjudged(thought: Thought, noise: number | undefined, rng: FastRng): Thought {
  if (!noise || thought.ranked.length < 2) return thought;
  const seen = thought.ranked.map(({ action, value }) => ({ action, value: value + mistake(noise, rng) }));
  const best = seen.reduce((one, other) => (other.value > one.value ? other : one), at(seen, 0));
  return { ...thought, action: best.action };
}

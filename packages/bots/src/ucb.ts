import { below, type Rng } from '@taproom/engine';
import type { Arm } from './tree.ts';

/** How much a seldom tried action is preferred to one that did well. */
const CURIOSITY = 0.5;

/** The arm to try next: any that was never tried, else the one that may well be the best. */
export function mostPromising(arms: readonly Arm[], rng: Rng): Arm {
  return untried(arms, rng) ?? highestBound(arms);
}

function untried(arms: readonly Arm[], rng: Rng): Arm | undefined {
  let count = 0;
  for (let i = 0; i < arms.length; i++) if ((arms[i] as Arm).visits === 0) count++;
  if (count === 0) return undefined;
  let skip = below(rng, count);
  return arms.find(({ visits }) => visits === 0 && skip-- === 0);
}

function highestBound(arms: readonly Arm[]): Arm {
  let best = arms[0] as Arm;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < arms.length; i++) {
    const arm = arms[i] as Arm;
    const bound = arm.reward / arm.visits + CURIOSITY * Math.sqrt(Math.log(arm.available) / arm.visits);
    if (bound > highest) {
      highest = bound;
      best = arm;
    }
  }
  return best;
}

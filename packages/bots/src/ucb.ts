/** What is known of something that was tried: how often, how often it could have been, and all it earned. */
interface Tried {
  readonly visits: number;
  readonly available: number;
  readonly reward: number;
}

/** How much a seldom tried action is preferred to one that did well. */
const CURIOSITY = 0.5;

/** The one that may well be the best, by its upper confidence bound. */
export function mostPromising<T extends Tried>(arms: readonly T[]): T {
  let best = arms[0] as T;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < arms.length; i++) {
    const arm = arms[i] as T;
    const bound = arm.reward / arm.visits + CURIOSITY * Math.sqrt(Math.log(arm.available) / arm.visits);
    if (bound > highest) {
      highest = bound;
      best = arm;
    }
  }
  return best;
}

import type { AnyGame, BaseState, Rng, Seat, Tagged } from '@taproom/engine';
import { below } from '@taproom/engine';
import { actCasually } from './temper.ts';
import type { Thought } from './thought.ts';

/** Anything that one does without thinking. */
export function thinkRandomly(game: AnyGame, state: BaseState, seat: Seat, rng: Rng): Thought {
  return { action: actCasually(game, state, seat, rng), iterations: 0, milliseconds: 0, ranked: [] };
}

/** One of the items, each as likely. There must be one. */
export function pick<T = Tagged>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}

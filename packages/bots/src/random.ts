import type { AnyGame, BaseState, Rng, Seat, Tagged } from '@taproom/engine';
import { below } from '@taproom/engine';
import { casualChoices } from './temper.ts';
import type { Thought } from './thought.ts';

/** Any action that is not downright silly, each as likely. */
export function thinkRandomly(game: AnyGame, state: BaseState, seat: Seat, rng: Rng): Thought {
  return { action: pick(rng, casualChoices(game, state, seat)), iterations: 0, milliseconds: 0, ranked: [] };
}

/** One of the items, each as likely. There must be one. */
export function pick<T = Tagged>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}

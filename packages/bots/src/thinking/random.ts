import type { AnyGame, BaseState, Rng, Seat } from '@taproom/engine';
import { actCasually } from './casual.ts';
import type { Thought } from './thought.ts';

/** Acts without thinking. */
export function thinkRandomly(game: AnyGame, state: BaseState, seat: Seat, rng: Rng): Thought {
  return { action: actCasually(game, state, seat, rng), iterations: 0, milliseconds: 0, ranked: [] };
}

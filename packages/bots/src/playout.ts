import type { AnyGame, BaseState, Rng, Seat } from '@taproom/engine';
import { rewardsOf } from './rewards.ts';
import { actCasually } from './temper.ts';

/** Search has no use for events. */
export const unheard = (): void => {};

/** Plays `state` to its end with random actions and says what each seat gets out of it. */
export function playOut(game: AnyGame, state: BaseState, rng: Rng): number[] {
  for (;;) {
    const actors = game.actors(state);
    if (actors.length === 0) return rewardsAtEnd(game, state);
    const seat = actors[0] as Seat;
    game.apply(state, seat, actCasually(game, state, seat, rng), unheard);
  }
}

function rewardsAtEnd(game: AnyGame, state: BaseState): number[] {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: nobody may act, yet the game is not over`);
  return rewardsOf(outcome);
}

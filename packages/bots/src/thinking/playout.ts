import type { AnyGame, BaseState, Rng } from '@taproom/engine';
import { faceOf } from '../games/index.ts';
import { actBy } from './casual.ts';
import { rewardsOf } from './rewards.ts';
import { unheard } from './unheard.ts';

/** Plays `state` to its end with random actions and returns each seat's reward. */
export function playOut(game: AnyGame, state: BaseState, rng: Rng): number[] {
  const { temper } = faceOf(game.id);
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    game.apply(state, seat, actBy(temper, game.legal(state, seat), rng), unheard);
  }
  return rewardsAtEnd(game, state);
}

function rewardsAtEnd(game: AnyGame, state: BaseState): number[] {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: nobody may act, yet the game is not over`);
  return rewardsOf(outcome);
}

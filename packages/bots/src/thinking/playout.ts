import type { AnyGame, BaseState, Outcome, Rng } from '@taproom/engine';
import { faceOf } from '../games/index.ts';
import { actBy } from './casual.ts';
import { outcomeOf } from './ends.ts';
import { unheard } from './unheard.ts';

/** Plays `state` to its end with random actions. */
export function playOut(game: AnyGame, state: BaseState, rng: Rng): Outcome {
  const { temper } = faceOf(game.id);
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    game.apply(state, seat, actBy(temper, game.legal(state, seat), rng), unheard);
  }
  return outcomeOf(game, state);
}

import { type AnyGame, type BaseState, copyState, fastRng, type Rng, type Seat } from '@taproom/engine';

/**
 * The state as a seat may imagine it: a copy in which all that the seat cannot see is dealt anew, the dice to come
 * included. The only kind of state a bot ever works on.
 */
export function seenBy(game: AnyGame, state: BaseState, seat: Seat, seed: number): BaseState {
  return imagined(game, state, seat, fastRng(seed));
}

export function imagined(game: AnyGame, state: BaseState, seat: Seat, rng: Rng): BaseState {
  const world = copyState(game, state);
  game.imagine(world, seat, rng);
  return world;
}

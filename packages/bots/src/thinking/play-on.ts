import { type AnyGame, type BaseState, fastRng, nextFast, type Outcome, type Seat, type Tagged } from '@taproom/engine';
import type { Onward } from '../face/onward.ts';
import { decide } from './decide.ts';
import { outcomeOf } from './ends.ts';
import { imagined } from './seen-by.ts';
import { unheard } from './unheard.ts';

/** The end of the game after an action, in a world of this seed. */
export async function playOn(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  action: Tagged,
  by: Onward<BaseState>['by'],
  seed: number,
): Promise<Outcome> {
  const world = imagined(game, state, seat, fastRng(seed));
  const seeds = fastRng(seed ^ -1);
  game.apply(world, seat, action, unheard);
  if (typeof by === 'function') return game.outcome(world) ?? by(world, seat, seeds);
  for (let actor = game.actors(world)[0]; actor !== undefined; actor = game.actors(world)[0])
    game.apply(world, actor, (await decide(game, world, actor, by, nextFast(seeds))).action, unheard);
  return outcomeOf(game, world);
}

import { copyState } from './clone.ts';
import type { BaseState, Game, Seat, Tagged } from './contract.ts';
import { fastRng } from './dice/fast.ts';
import { sameRng } from './dice/rng.ts';
import { play } from './play.ts';
import type { Deed } from './record.ts';

/** Few enough to be fast, and enough that whatever an action reveals differs in one of them. */
const IMAGINED_WORLDS = 16;

/**
 * Whether playing an entry showed a seat something new: in other worlds it could imagine, it would have seen something
 * else. In open games only dice can do that.
 */
export function teaches<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  before: S,
  entry: Deed,
  after: S,
  seat: Seat,
): boolean {
  if (game.isOpen) return false;
  const seen = JSON.stringify(game.view(after, seat));
  for (let seed = 0; seed < IMAGINED_WORLDS; seed++) {
    const world = copyState(game, before);
    game.imagine(world, seat, fastRng(seed));
    const played = play(game, world, entry.seat, entry.action);
    if (!played.ok || JSON.stringify(game.view(played.state, seat)) !== seen) return true;
  }
  return false;
}

/**
 * Whether an entry left anything to chance: whoever played it could not know what it would come to. Dice that nobody sees
 * yet are no chance, but they will be when they come to light.
 */
export const isLeftToChance = <S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  before: S,
  entry: Deed,
  after: S,
): boolean => (game.isOpen ? !sameRng(before.rng, after.rng) : teaches(game, before, entry, after, entry.seat));

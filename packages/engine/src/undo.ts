import { clone } from './clone.ts';
import type { BaseState, Game, Seat, Tagged } from './contract.ts';
import { fastRng } from './dice/fast.ts';
import { sameRng } from './dice/rng.ts';
import { must } from './lists.ts';
import { type Match, playThrough } from './match.ts';
import { play } from './play.ts';
import { type Deed, isResignation } from './record.ts';

/**
 * How many entries are left if the last decision of one of `mine` is undone. Undefined if anything was learnt since:
 * what dice or hidden things revealed cannot be unlearnt. Callers that kept the states can pass `statesFrom`, which
 * gives them from a number of entries on; otherwise the match is replayed.
 */
export function undoPoint<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
  mine: readonly Seat[],
  statesFrom: (at: number) => readonly S[] = (at) => replayedFrom(game, match, at),
): number | undefined {
  const { entries } = match.history;
  const at = entries.findLastIndex((entry) => mine.includes(entry.seat));
  if (at < 0 || entries.slice(at).some((entry) => isResignation(entry.action))) return undefined;
  const states = statesFrom(at);
  const taught = entries.slice(at).some((entry, i) => {
    const [before, after] = [must(states[i]), must(states[i + 1])];
    return !sameRng(before.rng, after.rng) || mine.some((seat) => teaches(game, before, entry, after, seat));
  });
  return taught ? undefined : at;
}

/** Few enough to be fast, and enough that whatever an action reveals differs in one of them. */
const IMAGINED_WORLDS = 16;

/**
 * Whether playing an entry showed a seat something new: in other worlds it could imagine, it would have seen something
 * else. In open games only dice can do that.
 */
function teaches<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  before: S,
  entry: Deed,
  after: S,
  seat: Seat,
): boolean {
  if (game.isOpen) return false;
  const seen = JSON.stringify(game.view(after, seat));
  for (let seed = 0; seed < IMAGINED_WORLDS; seed++) {
    const world = clone(before);
    game.imagine(world, seat, fastRng(seed));
    const played = play(game, world, entry.seat, entry.action);
    if (!played.ok || JSON.stringify(game.view(played.state, seat)) !== seen) return true;
  }
  return false;
}

function replayedFrom<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
  at: number,
): S[] {
  return playThrough(game, match.history)
    .slice(at)
    .map((played) => played.match.state);
}

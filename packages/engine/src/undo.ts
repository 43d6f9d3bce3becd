import { clone } from './clone.ts';
import type { BaseState, Game, Seat, Tagged } from './contract.ts';
import { fastRng } from './fast.ts';
import { type Match, momentsOf } from './match.ts';
import { play } from './play.ts';
import { type Deed, isResignation } from './record.ts';
import { sameRng } from './rng.ts';

/**
 * How many entries are left if the last decision of one of `mine` is taken back. Nothing if something was learnt
 * since: what dice or hidden things have told cannot be unlearnt. `statesFrom` gives the states from the one after so
 * many entries on, for whoever has kept them; otherwise the match is replayed.
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
    const [before, after] = [states[i] as S, states[i + 1] as S];
    return !sameRng(before.rng, after.rng) || mine.some((seat) => teaches(game, before, entry, after, seat));
  });
  return taught ? undefined : at;
}

/** Few enough to be quick, and enough that what an action reveals differs in one of them. */
const IMAGINED_WORLDS = 16;

/**
 * Whether playing an entry has shown a seat something: in other worlds it could imagine, it would see something else.
 * Where all lies open, only dice can do that.
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
  return momentsOf(game, match.history)
    .slice(at)
    .map((moment) => moment.match.state);
}

import { teaches } from './chance.ts';
import type { BaseState, Game, Seat, Tagged } from './contract.ts';
import { sameRng } from './dice/rng.ts';
import { must } from './lists.ts';
import { type Match, playThrough } from './match.ts';
import { isResignation } from './record.ts';

/** The number of the last decision of one of `mine`; undefined if there is none, or if somebody has resigned since. */
export function lastDecision({ history: { entries } }: Match<unknown>, mine: readonly Seat[]): number | undefined {
  const at = entries.findLastIndex((entry) => mine.includes(entry.seat));
  return at < 0 || entries.slice(at).some((entry) => isResignation(entry.action)) ? undefined : at;
}

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
  const at = lastDecision(match, mine);
  if (at === undefined) return undefined;
  const states = statesFrom(at);
  const taught = entries.slice(at).some((entry, i) => {
    const [before, after] = [must(states[i]), must(states[i + 1])];
    return !sameRng(before.rng, after.rng) || mine.some((seat) => teaches(game, before, entry, after, seat));
  });
  return taught ? undefined : at;
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

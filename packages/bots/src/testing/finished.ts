import { act, anyGame, fastRng, type History, nextFast, openMatch, resign, resultOf } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { at } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { choose } from '../thinking/choose.ts';

export interface Finish {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  /** After so many entries a seat gives up. */
  readonly givesUp?: { readonly seat: number; readonly after: number };
}

/** Those at odd seats misjudge a lot, so that there are mistakes. */
const BOTS: readonly BotSpec[] = [{ kind: 'greedy' }, { kind: 'greedy', noise: 2 }];

/** A match of quick bots, played to its end. */
export async function finishedMatch(id: GameId, { seats, seed, options = {}, givesUp }: Finish): Promise<History> {
  const game = anyGame(gameOf(id));
  const opened = openMatch(game, { seats, options, dice: { kind: 'seed', seed } });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  const seeds = fastRng(seed);
  while (!resultOf(game, match)) {
    const seat = at(game.actors(match.state), 0);
    const moved =
      givesUp?.after === match.history.entries.length
        ? resign(game, match, givesUp.seat)
        : act(game, match, seat, (await choose(game, match.state, seat, at(BOTS, seat % 2), nextFast(seeds))).action);
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return match.history;
}

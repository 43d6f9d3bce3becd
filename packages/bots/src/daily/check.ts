import {
  type AnyGame,
  type BaseState,
  beginsWith,
  fail,
  type MatchRecord,
  type Outcome,
  ok,
  type Played,
  type ReplayError,
  type Result,
  replay,
  resultOf,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { type Day, lineOn, type PlayedDaily, type Rival, rivalSeed } from '@taproom/games/daily';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { choose } from '../thinking/choose.ts';
import { seenBy } from '../thinking/seen-by.ts';

/** Why a record is no result of a daily. */
export type DailyFault =
  | { readonly code: 'does-not-replay'; readonly why: ReplayError }
  /** It begins with another deal, or other moves. */
  | { readonly code: 'other-position' }
  | { readonly code: 'not-over' }
  /** A rival's move, at this entry, is not the one that the rival makes. */
  | { readonly code: 'not-the-rivals-move'; readonly at: number };

/** The score of a finished daily, by replaying its record; or why it is none. */
export async function checkDaily(
  id: GameId,
  daily: PlayedDaily,
  day: Day,
  record: MatchRecord,
): Promise<Result<number, DailyFault>> {
  const game = gameOf(id);
  const line = await lineOn(day, daily);
  const start = playLine(game, notationOf(id), line);
  if (!beginsWith(record, start.history)) return fail({ code: 'other-position' });
  const played = replay(game, record);
  if (!played.ok) return fail({ code: 'does-not-replay', why: played.error });
  const outcome = endOf(id, played.value.at(-1));
  if (!outcome) return fail({ code: 'not-over' });
  const at = await strangeMove(id, daily, line, played.value);
  return at === undefined ? ok(daily.score(outcome)) : fail({ code: 'not-the-rivals-move', at });
}

/** The result, unless the match runs on or was given up. */
function endOf(id: GameId, last: Played<BaseState, Tagged> | undefined): Outcome | undefined {
  if (!last || last.match.resigned.length > 0) return undefined;
  return resultOf(gameOf(id), last.match);
}

/** The first entry that is a rival's, but not what the rival plays. */
async function strangeMove(
  id: GameId,
  { rival }: PlayedDaily,
  line: Line,
  played: readonly Played<BaseState, Tagged>[],
): Promise<number | undefined> {
  if (!rival) return undefined;
  const game = gameOf(id);
  const { action: nameOf } = notationOf(id);
  const entries = played.at(-1)?.match.history.entries ?? [];
  for (let at = line.moves?.length ?? 0; at < entries.length; at++) {
    const [entry, before] = [entries[at], played[at]];
    if (!entry || !before || entry.seat === 0) continue;
    const action = await rivalMove(game, before.match.state, entry.seat, rival, rivalSeed(line, at));
    if (nameOf(action) !== nameOf(entry.action)) return at;
  }
  return undefined;
}

/** What a rival plays: as a bot that thinks elsewhere, and is given what it sees. */
export async function rivalMove(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  rival: Rival,
  seed: number,
): Promise<Tagged> {
  return (await choose(game, seenBy(game, state, seat, seed), seat, rival, seed)).action;
}

import { type Bot, choose, seenBy } from '@taproom/bots';
import { act, type MatchRecord, recordOf } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { type Day, lineOn, type PlayedDaily, rivalSeed } from '@taproom/games/daily';
import { playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';

/** The record of a daily that was played to the end by a bot, against the rivals of that day. */
export async function finishedDaily(id: GameId, daily: PlayedDaily, day: Day, own: Bot): Promise<MatchRecord> {
  const game = gameOf(id);
  const line = await lineOn(day, daily);
  let match = playLine(game, notationOf(id), line);
  while (!match.history.end) {
    const seat = game.actors(match.state)[0] ?? 0;
    const seed = rivalSeed(line, match.history.entries.length);
    const bot = seat === 0 || !daily.rival ? own : daily.rival;
    const { action } = await choose(game, seenBy(game, match.state, seat, seed), seat, bot, seed);
    const played = act(game, match, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value.match;
  }
  return recordOf(match);
}

import { fastRng, nextFast, type Outcome, recordOf, type Seat, type Tagged } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { dailyOf, FIRST_DAY, type PlayedDaily, rivalSeed } from '@taproom/games/daily';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { checkDaily, rivalMove } from '../daily/check.ts';
import type { Bot } from '../spec/spec.ts';
import { choose } from '../thinking/choose.ts';
import type { Puzzle } from './maker.ts';
import { asked, endOf, type Run, resume, take } from './run.ts';

/** A daily, played to its end. */
export interface Attempt {
  readonly score: number;
  /** Everybody's, from the position on. */
  readonly moves: readonly string[];
  readonly outcome: Outcome;
}

/** Plays a daily with a bot in the player's place. */
export async function attempt(id: GameId, line: Line, bot: Bot, seed: number): Promise<Attempt> {
  const daily = playedDailyOf(id);
  const run = resume(id, line);
  const seeds = fastRng(seed);
  const start = run.moves.length;
  for (let seat = asked(run); seat !== undefined; seat = asked(run)) {
    const own = seat === 0 ? choose(run.game, run.state, seat, bot, nextFast(seeds)) : undefined;
    take(run, seat, own ? (await own).action : await answer(run, daily, line, seat));
  }
  const outcome = endOf(run);
  return { score: daily.score(outcome), moves: run.moves.slice(start), outcome };
}

function answer({ game, state, moves }: Run, { rival }: PlayedDaily, line: Line, seat: Seat): Promise<Tagged> {
  if (!rival) throw new Error(`${game.id}: nobody plays seat ${seat}`);
  return rivalMove(game, state, seat, rival, rivalSeed(line, moves.length));
}

/** The best of several attempts; of equally good ones, the shortest. */
export const bestOf = (attempts: readonly Attempt[]): Attempt | undefined =>
  attempts.toSorted((a, b) => b.score - a.score || a.moves.length - b.moves.length)[0];

export const puzzleOf = (line: Line, { score, moves }: Attempt): Puzzle => ({ line, solution: { par: score, moves } });

/** Throws unless a solution is a result of its daily by the same check as everybody's. */
export async function prove(id: GameId, { line, solution }: Puzzle): Promise<void> {
  const { par, moves } = solution;
  const game = gameOf(id);
  const match = playLine(game, notationOf(id), { ...line, moves: [...(line.moves ?? []), ...moves] });
  const onlyDay = { rules: game.rules, days: [line] };
  const daily: PlayedDaily = { ...playedDailyOf(id), load: async () => onlyDay };
  const checked = await checkDaily(id, daily, FIRST_DAY, recordOf(match));
  if (!checked.ok) throw new Error(`${id}: a solution does not hold: ${JSON.stringify(checked.error)}`);
  if (checked.value !== par) throw new Error(`${id}: a solution is worth ${checked.value}, not ${par}`);
}

function playedDailyOf(id: GameId): PlayedDaily {
  const daily = dailyOf(id);
  if (daily.kind !== 'played') throw new Error(`the daily of ${id} is not played`);
  return daily;
}

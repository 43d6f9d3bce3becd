import { must } from '@taproom/engine';
import {
  type DayResult,
  lineOn,
  type PlayedDaily,
  type Results,
  sharedLines,
  streakOf,
  today,
} from '@taproom/games/daily';
import { moveNamed, playLine, playNamed } from '@taproom/games/learning';
import type { Solution } from '@taproom/games/solutions';
import { notationOf } from '@taproom/games/text';
import { rowsWithin, wrapped } from '../output/words.ts';
import { namesOf } from '../play/names.ts';
import type { Challenge } from './challenge.ts';
import { dateIn, nextLine } from './challenge.ts';
import { playersOf } from './match.ts';

interface Finished {
  readonly result: DayResult;
  /** All of the game's results, this one among them. */
  readonly results: Results;
  readonly solution: Solution;
  /** Where others can play it, if that is known. */
  readonly address: string;
}

/** A finished day: the result as it can be shown around, par with its moves, and when the next one comes. */
export async function outcomeLines(
  challenge: Challenge,
  { result, results, solution, address }: Finished,
  width: number,
): Promise<string[]> {
  const { style, words, day, io, daily } = challenge;
  const { say, text, language } = style;
  const days = streakOf(results, today());
  const streak = say('daily.streak', { days });
  const shared = sharedLines({
    title: text.title,
    day: dateIn(day, language, io),
    score: words.score(result.score),
    picture: result.picture,
    streak: days > 1 ? streak : '',
    address,
  });
  return [
    say('daily.result'),
    '',
    ...shared,
    '',
    ...wrapped(say('daily.par', { score: words.score(solution.par) }), width),
    ...(daily.kind === 'played' ? await bestLines({ ...challenge, daily }, solution, width) : []),
    '',
    `${streak}. ${nextLine(say)}`,
  ];
}

/** The moves of the best line, with the names of those who make them. */
async function bestLines(challenge: Challenge<PlayedDaily>, { moves }: Solution, width: number): Promise<string[]> {
  if (moves.length === 0) return [];
  const turns = await turnsOf(challenge, moves);
  return [challenge.style.say('daily.best'), ...rowsWithin(turns, width)];
}

/** Moves one after the other, those of the same player together. */
async function turnsOf(
  { game, id, daily, day, style }: Challenge<PlayedDaily>,
  moves: readonly string[],
): Promise<[name: string, moves: string][]> {
  const line = await lineOn(day, daily);
  const notation = notationOf(id);
  const [, ...rivals] = namesOf(id, playersOf(daily, line), style.say);
  const names = [style.say('daily.par.name'), ...rivals];
  const turns: [string, string][] = [];
  let match = playLine(game, notation, line);
  for (const move of moves) {
    const name = `  ${names[must(moveNamed(game, notation, match.state, move)).seat]}`;
    const last = turns.at(-1);
    if (last?.[0] === name) last[1] += `, ${move}`;
    else turns.push([name, move]);
    match = playNamed(game, notation, match, move);
  }
  return turns;
}

import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { type Day, type DayResult, dailyOf, streakOf, today } from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';
import type { Language, Say } from '@taproom/games/text';
import type { Io } from '../io.ts';
import { callOf, columns } from '../output/words.ts';
import { jsonIn } from '../records/json-file.ts';
import type { Key } from '../text/index.ts';
import { type Challenge, callFor, dateIn, loadChallenge, nextLine } from './challenge.ts';
import { begunPath, type KeptResults, resultsOf } from './kept.ts';
import { type Attempt, matchSoFar } from './match.ts';
import { quizSoFar } from './quiz.ts';

/** The challenges of a day, each with its result and its streak. */
export async function listLines(day: Day, language: Language, say: Say<Key>, io: Io): Promise<string[]> {
  const games = GAME_IDS.filter((id) => findLearning(id));
  const kept = await Promise.all(games.map((id) => resultsOf(io.env, id)));
  const rows = await Promise.all(games.map((id, i) => rowOf(id, kept[i], day, language, say, io)));
  const [first] = games;
  return [
    dateIn(day, language, io),
    ...damageNotes(kept, say),
    ...columns(rows),
    nextLine(say),
    ...(first ? [say('daily.how'), callOf(io.env, ...callFor({ id: first, day }))] : []),
  ];
}

/** That results are lost, of whichever games. */
function damageNotes(kept: readonly KeptResults[], say: Say<Key>): string[] {
  if (kept.every(({ lost }) => lost === 'none')) return [];
  const isAnyLeft = kept.some(({ results }) => Object.keys(results).length > 0);
  return [say(isAnyLeft ? 'daily.damaged' : 'daily.damaged.all')];
}

async function rowOf(
  id: GameId,
  kept: KeptResults | undefined,
  day: Day,
  language: Language,
  say: Say<Key>,
  io: Io,
): Promise<string[]> {
  const results = kept?.results ?? {};
  const words = await dailyOf(id).loadWords(language);
  const known = results[day];
  const isPlayed = known?.rules === gameOf(id).rules;
  const stage = isPlayed ? known : await stageOf(id, day, language, io);
  const told = typeof stage === 'string' ? say(`daily.${stage}`) : words.score(stage.score);
  return [`  ${id}`, told, say('daily.streak', { days: streakOf(results, today()) })];
}

/** How far a day without a result is, by the file of what was begun: that may hold a result that is lost elsewhere. */
async function stageOf(
  id: GameId,
  day: Day,
  language: Language,
  io: Io,
): Promise<'open' | 'begun' | 'resigned' | DayResult> {
  if ((await jsonIn(begunPath(io.env, id, day))) === 'none') return 'open';
  const challenge = await loadChallenge(id, day, language, io);
  const attempt = challenge ? await attemptSoFar(challenge) : 'none';
  if (typeof attempt !== 'string') return attempt;
  return attempt === 'none' ? 'open' : attempt === 'left' ? 'begun' : 'resigned';
}

function attemptSoFar(challenge: Challenge): Promise<Attempt | 'none'> {
  const { daily } = challenge;
  return daily.kind === 'played' ? matchSoFar({ ...challenge, daily }) : quizSoFar({ ...challenge, daily });
}

import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { type Day, dailyOf, streakOf, today } from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';
import type { Language, Say } from '@taproom/games/text';
import type { Io } from '../io.ts';
import { callOf, columns } from '../output/words.ts';
import { readSave } from '../records/save-file.ts';
import type { Key } from '../text/index.ts';
import { callFor, dateIn, nextLine } from './challenge.ts';
import { begunPath, jsonIn, type KeptResults, resultsOf } from './kept.ts';

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
  { env }: Io,
): Promise<string[]> {
  const results = kept?.results ?? {};
  const result = results[day];
  const words = await dailyOf(id).loadWords(language);
  const isPlayed = result?.rules === gameOf(id).rules;
  const told = isPlayed ? words.score(result.score) : say(await stageOf(begunPath(env, id, day)));
  return [`  ${id}`, told, say('daily.streak', { days: streakOf(results, today()) })];
}

/** How far a day without a result is, by the file of what was begun. */
async function stageOf(path: string): Promise<'daily.open' | 'daily.begun' | 'daily.resigned'> {
  if ((await jsonIn(path)) === 'none') return 'daily.open';
  const save = await readSave(path);
  return save.ok && save.value.record.end ? 'daily.resigned' : 'daily.begun';
}

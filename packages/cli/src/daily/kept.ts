import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { type Day, type DayResult, dailyOf, type ReadResults, readResults } from '@taproom/games/daily';
import type { Io } from '../io.ts';
import { jsonIn } from '../records/json-file.ts';
import { messageOf } from '../records/record-file.ts';
import { dataFolder, writeWhole } from '../records/save-file.ts';

/** How a day went, and by which rules. */
export interface KeptResult extends DayResult {
  readonly rules: number;
}

export type KeptResults = ReadResults<KeptResult>;

const inFolder = (env: Io['env'], name: string): string => join(dataFolder(env), 'dailies', `${name}.json`);

/** Where the results of a game are kept. */
const resultsPath = (env: Io['env'], game: string): string => inFolder(env, game);

/** Where a day's match, or the answers to its quiz, are kept from the beginning on. */
export const begunPath = (env: Io['env'], game: string, day: Day): string => inFolder(env, `${game}-${day}`);

/** The results of a game, as far as they can be read. */
export async function resultsOf(env: Io['env'], game: string): Promise<KeptResults> {
  const kept = await jsonIn(resultsPath(env, game));
  if (kept === 'none') return { results: {}, lost: 'none' };
  return readResults(kept === 'damaged' ? undefined : kept.json, dailyOf(game));
}

/** Keeps a result beside the others, or says why that failed. A damaged file is set aside first. */
export async function keepResult(
  env: Io['env'],
  { id, rules }: AnyGame,
  day: Day,
  result: DayResult,
): Promise<{ readonly file: string; readonly why: string } | undefined> {
  const file = resultsPath(env, id);
  const { results, lost } = await resultsOf(env, id);
  try {
    if (lost !== 'none') await copyFile(file, `${file}.damaged`);
    await writeWhole(file, `${JSON.stringify({ ...results, [day]: { ...result, rules } })}\n`);
    return undefined;
  } catch (error) {
    return { file, why: messageOf(error) };
  }
}

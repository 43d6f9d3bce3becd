import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fail, type MatchRecord, ok, type Result } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { botNamed } from '../input/bots.ts';
import type { Io } from '../io.ts';
import { readText } from './record-file.ts';

const SAVE_FORMAT = 'taproom-save-1';

/** A person, or a bot by its name. */
export type Player = 'human' | (string & {});

/** A saved match: the record, and who plays. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly players: readonly Player[];
  readonly record: MatchRecord;
}

/** The record in a text that may be a saved game; any other text as it is. */
export function recordIn(text: string): string {
  const save = asSave(text);
  return save ? JSON.stringify(save.record ?? null) : text;
}

/** A save whose parts are not checked yet. */
interface RawSave {
  readonly format?: unknown;
  readonly record?: unknown;
  readonly players?: unknown;
}

function asSave(text: string): RawSave | undefined {
  try {
    const json: RawSave | null = JSON.parse(text);
    return json?.format === SAVE_FORMAT ? json : undefined;
  } catch {
    return undefined;
  }
}

/** A saved game, or a sentence about what is wrong with it. */
export async function readSave(path: string): Promise<Result<Save, string>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const save = asSave(text.value);
  if (!save) return fail(`${path} is no saved game, or a damaged one.`);
  const { parseRecord } = await import('@taproom/protocol');
  const record = parseRecord(JSON.stringify(save.record ?? null));
  if (!record.ok) return fail(`The saved game in ${path} is damaged.`);
  const players = namesIn(save);
  if (!(await arePlayers(players, record.value))) return fail(`The saved game in ${path} does not say who plays.`);
  return ok({ format: SAVE_FORMAT, players, record: record.value });
}

/** The players of a save; none if they are not names. */
const namesIn = ({ players }: RawSave): Player[] =>
  Array.isArray(players) && players.every((player) => typeof player === 'string') ? players : [];

/** Whether there is a person or a bot for every seat. */
async function arePlayers(players: readonly Player[], { game, seats }: MatchRecord): Promise<boolean> {
  const bots = players.filter((player) => player !== 'human');
  const named = await Promise.all(bots.map((bot) => botNamed(bot, game)));
  return players.length === seats && named.every(({ ok }) => ok);
}

/** Writes to a temporary file first, so that a crash never leaves half a game. */
export async function writeSave(path: string, players: readonly Player[], record: MatchRecord): Promise<void> {
  await writeWhole(path, JSON.stringify({ format: SAVE_FORMAT, players, record } satisfies Save));
}

/** Writes the record alone, to share. */
export async function writeRecord(path: string, record: MatchRecord): Promise<void> {
  await writeWhole(path, `${JSON.stringify(record, null, 2)}\n`);
}

/** Writes a text to a file, or nothing of it; `mode` says who may read it. */
export async function writeWhole(path: string, text: string, mode = 0o666): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text, { mode });
  await rename(`${path}.new`, path);
}

/** The user's data folder. */
export function dataFolder(env: Io['env']): string {
  const data = env['XDG_DATA_HOME'] ?? (process.platform === 'win32' ? env['APPDATA'] : undefined);
  return join(data ?? join(homedir(), '.local', 'share'), 'taproom');
}

const savesFolder = (env: Io['env']): string => join(dataFolder(env), 'games');

/** A file for a new game, named after the game and the time. */
export function newSavePath(env: Io['env'], gameId: string, now: Date = new Date()): string {
  const moment = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return join(savesFolder(env), `${gameId}-${moment}.json`);
}

/** The path of the record that is written when the game in a save file is over. */
export const recordPath = (savePath: string): string => savePath.replace(/(\.json)?$/, '.record.json');

/** The last unfinished game. Damaged files are skipped; games of other rules only count if there is nothing else. */
export async function latestUnfinished(env: Io['env']): Promise<string | undefined> {
  const folder = savesFolder(env);
  const names = await readdir(folder).catch((): string[] => []);
  const saves = names.filter((name) => name.endsWith('.json') && !name.endsWith('.record.json'));
  const dated = await Promise.all(
    saves.map(async (name) => ({ path: join(folder, name), at: await changedAt(join(folder, name)) })),
  );
  let ofOtherRules: string | undefined;
  for (const { path } of dated.sort((a, b) => b.at - a.at)) {
    const save = await readSave(path);
    if (!save.ok || save.value.record.end) continue;
    if (isOfTheseRules(save.value.record)) return path;
    ofOtherRules ??= path;
  }
  return ofOtherRules;
}

const isOfTheseRules = ({ game, rules }: MatchRecord): boolean => findGame(game)?.rules === rules;

const changedAt = async (path: string): Promise<number> => (await stat(path)).mtimeMs;

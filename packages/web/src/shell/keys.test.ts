import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@taproom/games/shelf';
import { LANGUAGES, type Language } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { faceOf, loadFace } from '../boards/index.ts';
import type { KeyHelp } from '../kit/board/key-help.ts';

await Promise.all(GAME_IDS.map(loadFace));

const BOARDS = join(import.meta.dirname, '../boards');

const keysOf = async (game: string, language: Language): Promise<readonly KeyHelp[]> =>
  (await faceOf(game).loadKeys?.(language)) ?? [];

test.each(GAME_IDS)('the keys of %s are listed in all languages, each meaning once', async (game) => {
  const lists = await Promise.all(LANGUAGES.map((language) => keysOf(game, language)));
  for (const list of lists) {
    expect(list.map(({ keys }) => keys)).toEqual(lists[0]?.map(({ keys }) => keys));
    expect(new Set(list.map(({ does }) => does)).size).toBe(list.length);
  }
  const meanings = lists.flat().map(({ does }) => does);
  expect(new Set(meanings).size).toBe(meanings.length);
});

/** The letters that a board's own source looks for. */
const source = (game: string): string =>
  readdirSync(join(BOARDS, game), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/test|keys\.ts|text/.test(path))
    .map((path) => readFileSync(join(BOARDS, game, path), 'utf8'))
    .join('\n');

test.each(GAME_IDS)('no letter is listed for %s that its board does not know', async (game) => {
  const code = source(game);
  const verbs = (await keysOf(game, 'en')).filter(({ keys }) => keys.length === 1).flatMap(({ keys }) => keys);
  for (const letter of verbs.filter((key) => /^[A-Z]$/.test(key)).map((key) => key.toLowerCase()))
    expect(code, letter).toMatch(new RegExp(`^ +${letter}: |=== '${letter}'`, 'm'));
});

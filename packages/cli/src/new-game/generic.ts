import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@taproom/games';
import { LISTS } from './lists.ts';

/** The folders that hold a folder per game. */
const FACES = ['games/src', 'bots/src/games', 'web/src/boards', 'cli/src/boards'];
const LISTED = new Set(LISTS.map(({ path }) => path));

const isOfOneGame = (path: string): boolean =>
  FACES.some((folder) => GAME_IDS.some((id) => path.startsWith(`packages/${folder}/${id}/`)));
const isTest = (path: string): boolean => /\.test\.ts$|\/testing\//.test(path);

const ENDINGS = '{ts,js,mjs,svelte,css,json,txt,html,sql,svg,webmanifest}';
const PLACES = [`packages/*/{src,public}/**/*.${ENDINGS}`, `packages/*/*.${ENDINGS}`, `scripts/*.${ENDINGS}`];

/** Every source file that must not know a game: all but the games' own folders, the lists of games, and tests. */
export const genericFiles = (root: string): string[] =>
  globSync(PLACES, { cwd: root }).filter((path) => !isOfOneGame(path) && !isTest(path) && !LISTED.has(path));

/** Matches a name made of words in any form: `in-this-way`, `inThisWay`, `evaluateInThisWay`, In this way. */
function patternOf(words: readonly string[]): RegExp {
  const [word = '', ...more] = words;
  if (more.length > 0) return new RegExp(words.join('[-_ ]?'), 'i');
  // A single word must not match inside others.
  const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
  return new RegExp(`(?<![A-Za-z])(${word}(?![a-z])|${word.toUpperCase()}(?![A-Za-z]))|${capital}(?![a-z])`);
}

/** The generic files that contain a name. */
export function filesNaming(root: string, words: readonly string[]): string[] {
  const pattern = patternOf(words);
  return genericFiles(root).filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
}

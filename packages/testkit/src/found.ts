import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { diceOf, follow, type Judged, judge, judgeAll, type Violation } from './inspect.ts';
import type { Setup } from './setups.ts';
import { byChoices, type Run } from './walk.ts';

/** How many deals of a table are compared. */
const DEALS = 10;

/** A game by numbers: the seed gives the dice, and each choice is taken modulo the open actions. */
export interface Trail extends Setup {
  readonly seed: number;
  /** The seed for laws that look at samples. */
  readonly luck: number;
  readonly choices: readonly number[];
}

/** Plays along a trail. Every trail is a game, even after the rules have changed. */
export const walkAlong = (game: AnyGame, { seats, options, seed, choices }: Trail, judged: Judged = {}): Run =>
  follow(game, { seats, options, dice: diceOf(seed, seats) }, byChoices(choices), judged);

/** Every law broken along a trail or between deals of the same table, each where it first breaks. */
export function brokenAlong(game: AnyGame, trail: Trail, judged: Judged = {}): Violation[] {
  const deals = Array.from({ length: DEALS }, (_, i) => ({ ...trail, seed: trail.seed + i, choices: [] }));
  return [
    ...judge(walkAlong(game, trail, judged), { ...judged, luck: trail.luck }),
    ...judgeAll(
      deals.map((deal) => walkAlong(game, deal)),
      judged.only,
    ),
  ];
}

interface Stored extends Omit<Trail, 'choices'> {
  readonly law: string;
  readonly what: string;
  /** On one line, to keep the file short. */
  readonly choices: string;
}

/** Saves a trail that broke a law, so that the tests replay it from now on; gives the file. */
export function saveTrail(folder: string, { seats, options, seed, luck, choices }: Trail, found: Violation): string {
  const { law, what } = found;
  const stored: Stored = { law, what, seats, options, seed, luck, choices: choices.join(' ') };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${law}-${seed}.json`);
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
  return file;
}

/** All trails saved in a folder, by file name. */
export function savedTrails(folder: string): { readonly file: string; readonly trail: Trail }[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.sort().map((file) => ({ file, trail: readTrail(readFileSync(join(folder, file), 'utf8')) }));
}

function readTrail(text: string): Trail {
  const { choices, ...rest }: Stored = JSON.parse(text);
  return { ...rest, choices: choices.split(' ').filter(Boolean).map(Number) };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Interval, Level, Step } from '@taproom/bots';
import type { GameId } from '@taproom/games';
import { jsonIn } from '../../records/json-file.ts';

/** A level against the one below, the bots being called by how they play. */
export interface KeptStep extends Step {
  readonly seats: number;
  readonly level: Level;
  readonly upper: string;
  readonly lower: string;
}

/** How a level does alone, at one difficulty where a game has several. */
export interface KeptTrial {
  readonly level: Level;
  readonly bot: string;
  readonly difficulty: string;
  readonly games: number;
  readonly mean: number;
  readonly error: number;
  /** The score that one game in twenty does not exceed. */
  readonly low: number;
  readonly won: number;
  readonly wonInterval: Interval;
}

/** All that was measured of a game's levels. */
export interface Ladder {
  readonly game: GameId;
  readonly rules: number;
  readonly seed: number;
  readonly steps: readonly KeptStep[];
  readonly alone: readonly KeptTrial[];
}

const fileOf = (game: string): string =>
  fileURLToPath(new URL(`../../../../../docs/ladders/${game}.json`, import.meta.url));

/** What was measured so far by the same rules and dice. */
export async function keptLadder(empty: Ladder): Promise<Ladder> {
  const read = await jsonIn(fileOf(empty.game));
  // Written by this command alone.
  const kept = typeof read === 'string' ? empty : (read.json as Ladder);
  return kept.rules === empty.rules && kept.seed === empty.seed ? kept : empty;
}

export async function keepLadder(ladder: Ladder): Promise<void> {
  const file = fileOf(ladder.game);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(ladder, null, 2)}\n`);
}

const isSameStep = (one: KeptStep, other: KeptStep): boolean => one.seats === other.seats && one.level === other.level;
const isSameTrial = (one: KeptTrial, other: KeptTrial): boolean =>
  one.level === other.level && one.difficulty === other.difficulty;

export const withStep = (ladder: Ladder, step: KeptStep): Ladder => ({
  ...ladder,
  steps: [...ladder.steps.filter((one) => !isSameStep(one, step)), step],
});

export const withTrial = (ladder: Ladder, trial: KeptTrial): Ladder => ({
  ...ladder,
  alone: [...ladder.alone.filter((one) => !isSameTrial(one, trial)), trial],
});

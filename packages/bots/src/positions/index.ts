import type { FastRng } from '@taproom/engine';
import type { GameId } from '@taproom/games';
import type { Crew } from '../arena/crew.ts';
import { roundSeeds } from '../arena/round.ts';
import { POSITION_MAKERS } from '../games/positions.ts';
import { prove } from './daily.ts';
import { type Found, findExercise, selected } from './exercise.ts';
import { dailyFiles, exerciseFiles, type PositionFile, quizFiles } from './files.ts';
import { gather } from './gather.ts';
import type { PositionMaker, Puzzle } from './maker.ts';

/** How many positions of a game are looked for. The same seed finds the same ones, and more of them if more are wanted. */
export interface PositionPlan {
  readonly game: GameId;
  readonly count: number;
  readonly seed: number;
}

export interface PositionHooks {
  /** Aborted: finish the tries under way and keep what was found. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every try with the number found, the number wanted and the number of tries. */
  readonly onProgress?: ((found: number, count: number, tries: number) => void) | undefined;
}

/** How many tries there are for each position that is wanted. */
const TRIES_EACH = 200;

export function makerOf(game: GameId): PositionMaker {
  const maker = POSITION_MAKERS[game];
  if (!maker) throw new Error(`nothing makes positions of ${game}`);
  return maker;
}

/** The games that have makers. */
export const hasPositions = (game: GameId): boolean => POSITION_MAKERS[game] !== null;

/** What is tried under a number. It depends on nothing but the plan and the number. */
const seedsOf = ({ seed }: PositionPlan, number: number): FastRng => roundSeeds(seed, number);

export async function tryDaily(plan: PositionPlan, number: number): Promise<Puzzle | undefined> {
  const { daily } = makerOf(plan.game);
  const puzzle = typeof daily === 'function' ? await daily(seedsOf(plan, number)) : undefined;
  if (puzzle) await prove(plan.game, puzzle);
  return puzzle;
}

export const tryExercise = (plan: PositionPlan, number: number): Promise<Found | undefined> =>
  findExercise(plan.game, makerOf(plan.game).exercises, seedsOf(plan, number));

/** The files of a game's dailies, made in this thread or by a crew of several. */
export async function makeDailies(
  plan: PositionPlan,
  hooks: PositionHooks = {},
  crew: readonly Crew<Puzzle | undefined>[] = [(number) => tryDaily(plan, number)],
): Promise<PositionFile[]> {
  const { game, count } = plan;
  const { daily } = makerOf(game);
  if (typeof daily !== 'function') return quizFiles(game, daily.par);
  const search = { count, mostTries: count * TRIES_EACH, select: (found: readonly Puzzle[]) => found, ...hooks };
  return dailyFiles(game, await gather(search, crew));
}

/** The files of a game's exercises. */
export async function makeExercises(
  plan: PositionPlan,
  hooks: PositionHooks = {},
  crew: readonly Crew<Found | undefined>[] = [(number) => tryExercise(plan, number)],
): Promise<PositionFile[]> {
  const { game, count } = plan;
  const { unit, mostEasy } = makerOf(game).exercises;
  const select = (found: readonly Found[]): Found[] => selected(found, count, mostEasy);
  const found = await gather({ count, mostTries: count * TRIES_EACH, select, ...hooks }, crew);
  return exerciseFiles(game, unit, found);
}

export type { Found } from './exercise.ts';
export type { PositionFile } from './files.ts';
export type { Puzzle } from './maker.ts';

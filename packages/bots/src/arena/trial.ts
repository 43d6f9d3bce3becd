import { fastRng, nextFast } from '@taproom/engine';
import { at } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { outcomeOf } from '../thinking/ends.ts';
import { type Crew, playRounds } from './crew.ts';
import { type Interval, interval, meanPace, type Pace, percentile } from './report.ts';
import { deal, findOrThrow, noToil, roundSeeds, type Toil, takeTurn } from './round.ts';

/** Games that one bot plays alone, for points. */
export interface TrialPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: BotSpec;
  readonly games: number;
  /** Bots that are tried with the same seed meet the same dice. */
  readonly seed: number;
}

export interface TrialGame {
  readonly score: number;
  /** Some games can be lost alone; of the others, every one is won. */
  readonly isWon: boolean;
  /** The outcome's other numbers, by name. */
  readonly table: Readonly<Record<string, number>>;
  /** Actions played. */
  readonly length: number;
  readonly toil: Toil;
}

export interface TrialReport {
  readonly games: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  readonly least: number;
  readonly most: number;
  /** The scores that so many per cent of the games did not exceed. */
  readonly percentiles: Readonly<Record<string, number>>;
  /** How many of the games were won, from 0 to 1, and where the true share lies with 95 % confidence. */
  readonly won: number;
  readonly wonInterval: Interval;
  /** The means of the outcomes' other numbers, by name. */
  readonly table: Readonly<Record<string, number>>;
  readonly meanLength: number;
  readonly milliseconds: number;
  readonly pace: Pace;
}

export interface TrialHooks {
  readonly signal?: AbortSignal | undefined;
  /** Called after every game with the number done and a function that reports on them. */
  readonly onProgress?: ((done: number, games: number, soFar: () => TrialReport) => void) | undefined;
}

const PERCENTILES = [5, 10, 25, 50, 75, 80, 90, 95];

/** As `runArena`, for one seat. */
export async function runTrial(
  plan: TrialPlan,
  { signal, onProgress }: TrialHooks = {},
  crew: readonly Crew<TrialGame>[] = [(game) => playTrial(plan, game)],
): Promise<TrialReport> {
  const started = performance.now();
  const now = (played: readonly TrialGame[]): TrialReport => trialReport(played, performance.now() - started);
  let done = 0;
  const tell = (soFar: () => TrialGame[]): void => onProgress?.(++done, plan.games, () => now(soFar()));
  return now(await playRounds(plan.games, crew, signal, tell));
}

/** Plays one game. It depends on nothing but the plan and the game's number. */
export async function playTrial({ bot, ...plan }: TrialPlan, number: number): Promise<TrialGame> {
  const game = findOrThrow(plan.game);
  const seeds = roundSeeds(plan.seed, number);
  const state = deal({ ...plan, seats: 1 }, game, fastRng(nextFast(seeds)));
  const toil = noToil();
  let length = 0;
  for (; game.actors(state).length > 0; length++) await takeTurn(game, state, 0, bot, nextFast(seeds), toil);
  const { scores, places, table } = outcomeOf(game, state);
  const told = Object.fromEntries(table.map(({ name, value }) => [name, value]));
  return { score: at(scores, 0), isWon: places[0] === 1, table: told, length, toil };
}

function trialReport(played: readonly TrialGame[], milliseconds: number): TrialReport {
  const scores = played.map(({ score }) => score).sort((a, b) => a - b);
  const mean = meanOf(scores);
  const wins = played.map(({ isWon }) => Number(isWon));
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length - 1);
  return {
    games: scores.length,
    mean,
    error: Math.sqrt(variance / Math.max(1, scores.length)),
    least: scores[0] ?? 0,
    most: scores.at(-1) ?? 0,
    percentiles: Object.fromEntries(PERCENTILES.map((percent) => [percent, percentile(scores, percent)])),
    won: meanOf(wins),
    wonInterval: interval(wins),
    table: meanTable(played),
    meanLength: meanOf(played.map(({ length }) => length)),
    milliseconds,
    pace: meanPace(played.map(({ toil }) => toil)),
  };
}

function meanTable(played: readonly TrialGame[]): Record<string, number> {
  const names = Object.keys(played[0]?.table ?? {});
  return Object.fromEntries(names.map((name) => [name, meanOf(played.map(({ table }) => table[name] ?? 0))]));
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

import type { Seat } from '@taproom/engine';
import type { ArenaPlan } from './plan.ts';
import { noToil, type RoundResult, type Toil } from './round.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The result of a contest, from the point of view of `a`. */
export interface ArenaReport {
  readonly games: number;
  readonly rounds: number;
  /** The mean share of the win: 1 for a win, ties split. */
  readonly score: number;
  /** Where the true score lies with 95 % confidence. */
  readonly interval: Interval;
  /** The score of equal players. */
  readonly fairScore: number;
  readonly bySeat: readonly { readonly seat: Seat; readonly games: number; readonly score: number }[];
  /** Actions a game. */
  readonly meanLength: number;
  /** Rounds a game, where they are counted. */
  readonly roundsInGame: Spread | null;
  readonly gamesPerSecond: number;
  readonly milliseconds: number;
  readonly a: Pace;
  readonly b: Pace;
}

/** Where the middle half of some numbers lies. */
export interface Spread {
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
}

/** A contender's mean effort for a decision. */
export interface Pace {
  readonly iterations: number;
  readonly milliseconds: number;
}

const Z_95 = 1.96;

export function report(plan: ArenaPlan, rounds: readonly RoundResult[], milliseconds: number): ArenaReport {
  const games = rounds.flatMap((round) => round.games);
  const scores = rounds.map((round) => mean(round.games.map(({ share }) => share)));
  return {
    games: games.length,
    rounds: rounds.length,
    score: mean(scores),
    interval: interval(scores),
    fairScore: 1 / plan.seats,
    bySeat: Array.from({ length: plan.seats }, (_, seat) => seatScore(rounds, seat)),
    meanLength: mean(games.map(({ length }) => length)),
    roundsInGame: spreadOf(games.map(({ rounds }) => rounds)),
    gamesPerSecond: (games.length * 1000) / milliseconds,
    milliseconds,
    a: meanPace(rounds.map(({ a }) => a)),
    b: meanPace(rounds.map(({ b }) => b)),
  };
}

/**
 * Games of one round share their dice and so are not independent; rounds are. So rounds are counted. However
 * alike they came out, n of them leave room for 3/n (the rule of three).
 */
export function interval(scores: readonly number[]): Interval {
  const middle = mean(scores);
  const squares = scores.reduce((sum, score) => sum + (score - middle) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, scores.length - 1) / scores.length);
  const half = Math.max(Z_95 * error, 3 / scores.length);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Nothing, unless all games count their rounds. */
export function spreadOf(rounds: readonly (number | null)[]): Spread | null {
  const sorted = rounds.filter((one) => one !== null).sort((a, b) => a - b);
  if (sorted.length === 0 || sorted.length < rounds.length) return null;
  return { quarter: percentile(sorted, 25), median: percentile(sorted, 50), threeQuarters: percentile(sorted, 75) };
}

/** The least of the sorted numbers that at least so many per cent do not exceed. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;

function seatScore(rounds: readonly RoundResult[], seat: Seat): ArenaReport['bySeat'][number] {
  const shares = rounds.flatMap(({ games }) => games.filter((game) => game.seat === seat).map(({ share }) => share));
  return { seat, games: shares.length, score: mean(shares) };
}

export function meanPace(toils: readonly Toil[]): Pace {
  const all = noToil();
  for (const toil of toils) {
    all.choices += toil.choices;
    all.iterations += toil.iterations;
    all.milliseconds += toil.milliseconds;
  }
  const choices = Math.max(1, all.choices);
  return { iterations: all.iterations / choices, milliseconds: all.milliseconds / choices };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

import type { Line } from '../learning/line.ts';

/** How many bots of each level are asked, and how many of them find the move: from the easiest level to the strongest. */
export const TRIES = 8;

/** A position to train on: seat 0 is to move. */
export interface Exercise {
  /** Its name in addresses and stores; it never changes. */
  readonly id: string;
  readonly line: Line;
  readonly found: readonly number[];
}

/** The positions of a game. */
export interface ExerciseTable {
  /** The rules they were made for. */
  readonly rules: number;
  /** What moves are measured by: games won of a hundred, or points at the end. */
  readonly unit: 'wins' | 'points';
  readonly exercises: readonly Exercise[];
}

/** What the moves of an exercise are worth, as measured by playing on. */
export interface Verdict {
  /** Every legal move in notation, with its worth, best first. */
  readonly moves: readonly (readonly [move: string, worth: number])[];
  /** Moves worth this much are right. */
  readonly enough: number;
  /** The wrong move that bots choose most often, or the best of the wrong ones. */
  readonly tempting: string;
  /** What the best move brings more than the tempting one in the end: the parts of the score that differ most. */
  readonly gains: readonly (readonly [part: string, points: number])[];
  /** How many points more the best rival has after it; below zero, fewer. */
  readonly rival: number;
}

/** The verdicts of a game, by the ids of its exercises. */
export interface VerdictTable {
  readonly rules: number;
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/** A game's exercises; the verdicts are loaded when somebody has moved. */
export interface Training {
  exercises(): Promise<ExerciseTable>;
  verdicts(): Promise<VerdictTable>;
}

/** What the generator has written. TypeScript takes pairs in JSON for lists. */
export const exercisesIn = (file: { readonly default: unknown }): ExerciseTable => file.default as ExerciseTable;
export const verdictsIn = (file: { readonly default: unknown }): VerdictTable => file.default as VerdictTable;

/** How hard an exercise is. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** By how many of all bots find the move. */
export function gradeOf({ found }: Exercise): Grade {
  const share = found.reduce((sum, count) => sum + count, 0) / (found.length * TRIES);
  if (share >= 0.6) return 'easy';
  return share >= 0.35 ? 'medium' : 'hard';
}

/** The exercises from easy to hard. */
export const fromEasyToHard = (exercises: readonly Exercise[]): readonly Exercise[] =>
  GRADES.flatMap((grade) => exercises.filter((exercise) => gradeOf(exercise) === grade));

/** What a verdict says of a move: its worth, and whether it is right; undefined if there is no such move. */
export function judge(
  { moves, enough }: Pick<Verdict, 'moves' | 'enough'>,
  name: string,
): { readonly worth: number; readonly isRight: boolean } | undefined {
  const worth = moves.find(([move]) => move === name)?.[1];
  return worth === undefined ? undefined : { worth, isRight: worth >= enough };
}

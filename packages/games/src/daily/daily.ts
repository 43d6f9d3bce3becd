import type { Outcome } from '@taproom/engine';
import type { Line } from '../learning/line.ts';
import type { Language } from '../text/format.ts';
import type { Day } from './day.ts';

/** How the others play in a daily: always alike, so that a result can be checked. */
export type Rival =
  | { readonly kind: 'greedy' }
  | { readonly kind: 'expert' | 'veteran'; readonly budget: { readonly iterations: number } };

/** The positions of a game's dailies, one after the other; after the last comes the first again. */
export interface DayTable {
  /** The rules they were made for. */
  readonly rules: number;
  readonly days: readonly Line[];
}

/** What a daily is about, and a result of it, in words. */
export interface DailyWords {
  readonly about: string;
  score(score: number): string;
}

interface Told {
  loadWords(language: Language): Promise<DailyWords>;
}

/** A daily that is played at a table, by seat 0. */
export interface PlayedDaily extends Told {
  readonly kind: 'played';
  /** Null where one plays alone. */
  readonly rival: Rival | null;
  load(): Promise<DayTable>;
  /** Among rivals: whether one's own points are the result, whoever of them wins. */
  readonly ownPoints?: boolean;
  /** What a finished match is worth; more is better. */
  score(outcome: Outcome): number;
  /** A line of signs for a result that is shown around: it gives nothing away. */
  picture(outcome: Outcome): string;
}

/** A daily of questions, which is no match. */
export interface QuizDaily extends Told {
  readonly kind: 'quiz';
  /** How many questions there are; each right answer counts one. */
  readonly questions: number;
  /** How many options each question has; in the data they are numbered from 0. */
  readonly options: number;
}

export type Daily = PlayedDaily | QuizDaily;

/** How a question is settled: the number of the right option in the data, and the fact behind it in every language. */
export interface Settled {
  readonly right: number;
  readonly fact: Readonly<Record<Language, string>>;
}

/** The marking of a quiz, for places that may know the answers. */
export interface Quiz {
  /** Settles the question at a place; undefined if there is none. */
  settle(day: Day, at: number): Settled | undefined;
  /** How many answers are right; undefined unless they are one option's number in the data for each question. */
  mark(day: Day, answers: readonly number[]): number | undefined;
}

/** The seed of a rival's move, after so many entries of the match. */
export const rivalSeed = ({ seed }: Pick<Line, 'seed'>, entries: number): number => (seed + entries) >>> 0;

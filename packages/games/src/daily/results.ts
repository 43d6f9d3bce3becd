import type { Daily, QuizDaily } from './daily.ts';
import { type Day, dayAfter, isDay } from './day.ts';

/** How a day went. */
export interface DayResult {
  readonly score: number;
  /** A line of signs, to be shown around. */
  readonly picture: string;
  /** The day on which it was finished: only on its own day does it count for a streak. */
  readonly on: Day;
  /** The answers to a quiz. */
  readonly answers?: readonly number[];
}

export type Results<R extends DayResult = DayResult> = Readonly<Record<Day, R>>;

/** What could be read of somebody's results, and how much could not: of a store that tells nothing any more, all. */
export interface ReadResults<R extends DayResult = DayResult> {
  readonly results: Results<R>;
  readonly lost: 'none' | 'some' | 'all';
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBetween = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether these can be the first answers to a quiz, by the numbers of their options. */
export const isAnswers = (value: unknown, { questions, options }: QuizDaily): value is readonly number[] =>
  Array.isArray(value) && value.length <= questions && value.every((answer) => isBetween(answer, 0, options - 1));

/** Whether a daily can end with this score: points are whole, and a quiz has one for each question. */
export const isScore = (value: unknown, daily: Daily): value is number =>
  daily.kind === 'quiz' ? isBetween(value, 0, daily.questions) : Number.isSafeInteger(value);

const isAllAnswers = (value: unknown, daily: Daily): boolean =>
  daily.kind === 'quiz' && isAnswers(value, daily) && value.length === daily.questions;

function isResult(value: unknown, daily: Daily): boolean {
  if (!isFields(value)) return false;
  const { score, picture, on, answers } = value;
  return (
    isScore(score, daily) &&
    typeof picture === 'string' &&
    typeof on === 'string' &&
    (answers === undefined || isAllAnswers(answers, daily))
  );
}

/** Results of a daily by day, as they were kept; what cannot be read is left out. */
export function readResults<R extends DayResult>(kept: unknown, daily: Daily): ReadResults<R> {
  if (!isFields(kept)) return { results: {}, lost: 'all' };
  const entries = Object.entries(kept);
  const whole = entries.filter(([day, result]) => isDay(day) && isResult(result, daily));
  return { results: Object.fromEntries(whole) as Results<R>, lost: lostOf(whole.length, entries.length) };
}

/** How much is lost of what was kept, if this much is whole. */
function lostOf(whole: number, kept: number): ReadResults['lost'] {
  if (whole === kept) return 'none';
  return whole === 0 ? 'all' : 'some';
}

/** How many days in a row were finished on their own day, up to today or yesterday. */
export function streakOf(results: Results, today: Day): number {
  const counts = (day: Day): boolean => results[day]?.on === day;
  let length = 0;
  for (let day = counts(today) ? today : dayAfter(today, -1); counts(day); day = dayAfter(day, -1)) length++;
  return length;
}

/** The line of signs of a quiz: right or wrong, question by question. */
export const squaresFor = (right: readonly boolean[]): string =>
  right.map((isRight) => (isRight ? '🟩' : '🟥')).join('');

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

/** What could be read of somebody's results; `isDamaged` says whether something could not. */
export interface ReadResults<R extends DayResult = DayResult> {
  readonly results: Results<R>;
  readonly isDamaged: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);

function isResult(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { score, picture, on, answers } = value;
  return (
    typeof score === 'number' &&
    typeof picture === 'string' &&
    typeof on === 'string' &&
    (answers === undefined || isNumbers(answers))
  );
}

/** Results by day, as they were kept; what cannot be read is left out. */
export function readResults<R extends DayResult>(kept: unknown): ReadResults<R> {
  if (!isFields(kept)) return { results: {}, isDamaged: true };
  const whole = Object.entries(kept).filter(([day, result]) => isDay(day) && isResult(result));
  return { results: Object.fromEntries(whole) as Results<R>, isDamaged: whole.length < Object.keys(kept).length };
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

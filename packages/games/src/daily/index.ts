import { learningOf } from '../learning/index.ts';
import type { Line } from '../learning/line.ts';
import type { Daily, PlayedDaily } from './daily.ts';
import { type Day, numberOf } from './day.ts';

/** What a game asks every day. */
export const dailyOf = (game: string): Daily => learningOf(game).daily;

/** The place of a day in a list that begins anew after its end. */
export const placeOf = (day: Day, { length }: readonly unknown[]): number => numberOf(day) % length;

/** The position of a day. */
export async function lineOn(day: Day, daily: PlayedDaily): Promise<Line> {
  const { days } = await daily.load();
  const line = days[placeOf(day, days)];
  if (!line) throw new Error('there are no positions');
  return line;
}

export { type Bar, barsOf, labelOf, percentBeaten } from './bars.ts';
export {
  type Daily,
  type DailyWords,
  type DayTable,
  type PlayedDaily,
  type Quiz,
  type QuizDaily,
  type Rival,
  rivalSeed,
  type Settled,
} from './daily.ts';
export { type Day, dayAfter, daysAt, FIRST_DAY, inWords, isDay, numberOf, today, untilTomorrow } from './day.ts';
export {
  type DayResult,
  isAnswers,
  isScore,
  type ReadResults,
  type Results,
  readResults,
  squaresFor,
  streakOf,
} from './results.ts';
export { addressOf, sharedLines } from './share.ts';

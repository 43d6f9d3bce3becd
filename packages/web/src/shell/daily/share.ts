import { type Day, sharedLines } from '@taproom/games/daily';
import { say } from '../../kit/text/index.svelte.ts';
import type { DayResult } from '../../table/solo/results.ts';
import { dayInWords } from './dates.ts';

interface Shared {
  readonly title: string;
  readonly day: Day;
  readonly result: DayResult;
  /** The result in words. */
  readonly score: string;
  readonly streak: number;
  /** Where the daily is played. */
  readonly address: string;
}

/** A result to be shown around. */
export const shareText = ({ title, day, result, score, streak, address }: Shared): string =>
  sharedLines({
    title,
    day: dayInWords(day),
    score,
    picture: result.picture,
    streak: streak > 1 ? say('daily.streak', { days: streak }) : '',
    address,
  }).join('\n');

import { fail, ok, type Result } from '@taproom/engine';
import { type GameId, gameOf, isGameId } from '@taproom/games';
import { type Daily, type Day, daysAt, isDay } from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';

/** The daily of a game on one day. */
export interface DailyOn {
  readonly game: GameId;
  readonly day: Day;
  readonly daily: Daily;
  /** The rules played here. Results of other rules do not count. */
  readonly rules: number;
}

export type NoDaily = { readonly code: 'no-such-daily' | 'too-early' };

/** Looks a daily up by untrusted words; nobody sees it before its day has begun somewhere on Earth. */
export function findDaily(game: string, day: string, now: number): Result<DailyOn, NoDaily> {
  const daily = findLearning(game)?.daily;
  if (!isGameId(game) || !daily || !isDay(day)) return fail({ code: 'no-such-daily' });
  if (daysAt(now).every((one) => one < day)) return fail({ code: 'too-early' });
  return ok({ game, day, daily, rules: gameOf(game).rules });
}

/** Whether the day is over everywhere on Earth. */
export const isOver = ({ day }: DailyOn, now: number): boolean => !daysAt(now).includes(day);

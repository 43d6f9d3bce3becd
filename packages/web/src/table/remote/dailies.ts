import type { DailyAnswer, DailyAttempt, DailyEntered, DailyResults } from '@taproom/protocol';
import { post, type Reply, request } from './http.ts';

const addressOf = (game: string, day: string): string => `/api/dailies/${game}/${day}`;

/** How everybody did on a day, and this player. */
export const fetchDaily = (game: string, day: string): Promise<Reply<DailyResults>> => request(addressOf(game, day));

/** Enters a finished daily. Refused with `already-entered`, it has the score that counts. */
export const enterDaily = (game: string, day: string, attempt: DailyAttempt): Promise<Reply<DailyEntered>> =>
  post(addressOf(game, day), attempt);

/** The solution of a finished daily, of any day, without entering it. */
export const solveDaily = (game: string, day: string, attempt: DailyAttempt): Promise<Reply<DailyAnswer>> =>
  post(`${addressOf(game, day)}/solution`, attempt);

import type { Outcome } from '@taproom/engine';
import { type Day, dailyOf, type PlayedDaily, today } from '@taproom/games/daily';
import { findLearning, type Line } from '@taproom/games/learning';
import type { SeatPlan, TablePlan } from '../table.ts';
import { keepResult, resultsOf } from './results.ts';

export const hasDaily = (game: string): boolean => findLearning(game) !== null;

/** A daily that is played at a table. */
export function playedDaily(game: string): PlayedDaily {
  const daily = dailyOf(game);
  if (daily.kind !== 'played') throw new Error(`the daily of ${game} is not played at a table`);
  return daily;
}

/** The player and the rivals, who are called by how they play. */
export function dailyPlan(game: string, day: Day, line: Line, player: SeatPlan): TablePlan {
  const level = playedDaily(game).rival?.kind === 'greedy' ? 'regular' : 'landlord';
  const rivals = Array.from({ length: line.seats - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  return { game, options: line.options ?? {}, seats: [player, ...rivals], daily: day };
}

/** Keeps the result of a day, the first one. A match that was given up has none. */
export function keepDaily({ game, daily: day }: TablePlan, outcome: Outcome): void {
  if (day === undefined || outcome.scores.length === 0 || resultsOf(game).results[day]) return;
  const { score, picture } = playedDaily(game);
  keepResult(game, day, { score: score(outcome), picture: picture(outcome), on: today() });
}

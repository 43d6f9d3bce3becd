import type { Language } from '@taproom/games/text';
import type { Daily, Share } from '../../boards/face.ts';
import { faceOf } from '../../boards/index.ts';
import type { SeatPlan, TablePlan } from '../table.ts';

export const hasDaily = (game: string): boolean => faceOf(game).daily !== undefined;

function dailyOf(game: string): Daily<unknown> {
  const { daily } = faceOf(game);
  if (!daily) throw new Error(`${game} has no puzzle of the day`);
  return daily;
}

export const dailySeedOf = (game: string, date: string): number => dailyOf(game).seed(date);
export const loadShare = (game: string, language: Language): Promise<Share<unknown>> =>
  dailyOf(game).loadShare(language);

/** Today's local date, as 2026-11-15. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const dailyPlan = (game: string, date: string, player: SeatPlan): TablePlan => ({
  game,
  options: dailyOf(game).options,
  seats: [player],
  daily: date,
});

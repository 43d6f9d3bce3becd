import { dailySeed, type Par, type StoutView } from '@taproom/games/six-sided-stout';
import type { Language } from '@taproom/games/text';
import type { SeatPlan, TablePlan } from './table/table.ts';

/** A result in words that can be shown around without giving anything away. */
export type Share = (view: unknown, date: string, par?: Par) => string;

interface Daily {
  /** Where the dice of a date come from. */
  seed(date: string): number;
  readonly options: TablePlan['options'];
  loadShare(language: Language): Promise<Share>;
}

/** The games that have a puzzle of the day. */
const DAILY: Readonly<Record<string, Daily>> = {
  'six-sided-stout': {
    seed: dailySeed,
    options: { board: 'standard' },
    async loadShare(language) {
      const { loadShareText } = await import('@taproom/games/six-sided-stout/text');
      const share = await loadShareText(language);
      return (view, date, par) => share(view as StoutView, date, par);
    },
  },
};

export const hasDaily = (game: string): boolean => game in DAILY;

function dailyOf(game: string): Daily {
  const daily = DAILY[game];
  if (!daily) throw new Error(`${game} has no puzzle of the day`);
  return daily;
}

export const dailySeedOf = (game: string, date: string): number => dailyOf(game).seed(date);
export const loadShare = (game: string, language: Language): Promise<Share> => dailyOf(game).loadShare(language);

/** Today by the calendar on the wall, as 2026-11-15. */
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

import { type Day, today } from './day.ts';

interface Shared {
  readonly title: string;
  /** The day, the result and the streak in words; no streak is empty. */
  readonly day: string;
  readonly score: string;
  readonly streak: string;
  readonly picture: string;
  /** Where the daily is played; empty where that is nowhere in particular. */
  readonly address: string;
}

/** The lines of a result to be shown around. They give nothing away of how it was reached. */
export const sharedLines = ({ title, day, score, picture, streak, address }: Shared): string[] =>
  [`${title} · ${day}`, score, picture, streak && `🔥 ${streak}`, address].filter(Boolean);

/** Where a daily is played at a house: today's wherever today's are, an earlier one by its day. */
export const addressOf = (origin: string, game: string, day: Day): string =>
  `${origin}/daily/${game}${day === today() ? '' : `/${day}`}`;

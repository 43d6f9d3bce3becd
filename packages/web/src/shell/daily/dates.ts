import { type Day, dayAfter, inWords } from '@taproom/games/daily';
import { spokenRegion } from '../../kit/text/index.svelte.ts';

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/** A day in words, in the current language. */
export const dayInWords = (day: Day): string => inWords(day, spokenRegion());

/** Without the weekday and the year: "18 November". */
export const shortly = (day: Day): string =>
  new Intl.DateTimeFormat(spokenRegion(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noonOf(day));

/** The month of a day: "November 2026". */
export const monthOf = (day: Day): string =>
  new Intl.DateTimeFormat(spokenRegion(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noonOf(day));

/** A Monday. */
const MONDAY: Day = '2026-01-05';

/** The weekdays from Monday on, as short as they get. */
export function weekdays(): string[] {
  const name = new Intl.DateTimeFormat(spokenRegion(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => name.format(noonOf(dayAfter(MONDAY, i))));
}

/** A day of the calendar, such as `2026-11-15`. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS = 86_400_000;
/** The first day that has dailies. */
export const FIRST_DAY: Day = '2026-11-01';

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar on which there are dailies. */
export const isDay = (text: string): text is Day =>
  DAY.test(text) && new Date(timeOf(text) || 0).toISOString().startsWith(text) && text >= FIRST_DAY;

/** How many days have passed since the first one. */
export const numberOf = (day: Day): number => Math.round((timeOf(day) - timeOf(FIRST_DAY)) / MILLISECONDS);

/** The day that lies so many days later, or earlier. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(timeOf(day) + days * MILLISECONDS).toISOString().slice(0, 10);

/** The days that it is somewhere on Earth at a time: two or three. */
export const daysAt = (time: number): Day[] => {
  const at = (hours: number): Day => new Date(time + hours * 3_600_000).toISOString().slice(0, 10);
  return [...new Set([at(-12), at(0), at(14)])];
};

/** The day on the wall's calendar. */
export function today(now = new Date()): Day {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How long it is until the next daily, in milliseconds. */
export const untilTomorrow = (now = new Date()): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** A day in words: "Wednesday, 18 November 2026". */
export const inWords = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(timeOf(day));

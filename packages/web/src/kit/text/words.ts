import { spokenLanguage, spokenRegion } from './index.svelte.ts';

/** "Anna, Ben and Carl", as the current language joins them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(spokenLanguage()).format(names);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago"; a date if more than a month ago. */
export function ago(time: number, now: number): string {
  if (now - time > 30 * 86_400_000) return new Date(time).toLocaleDateString(spokenRegion());
  const format = new Intl.RelativeTimeFormat(spokenLanguage(), { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => now - time >= length) ?? (['second', 1000] as const);
  return format.format(unit === 'second' ? 0 : -Math.floor((now - time) / size), unit);
}

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** "today, 14:05", "yesterday, 9:30", "Tuesday 3 March"; with the year if it is another one. */
export function dayInWords(time: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000);
  const date = new Date(time);
  if (days === 0 || days === 1) {
    const day = new Intl.RelativeTimeFormat(spokenLanguage(), { numeric: 'auto' }).format(-days, 'day');
    return `${day}, ${date.toLocaleTimeString(spokenRegion(), { hour: 'numeric', minute: '2-digit' })}`;
  }
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const form = isThisYear ? ({ weekday: 'long' } as const) : ({ year: 'numeric' } as const);
  return date.toLocaleDateString(spokenRegion(), { day: 'numeric', month: 'long', ...form });
}

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

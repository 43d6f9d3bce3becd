import type { Level } from '@taproom/bots';
import type { Seat } from '@taproom/engine';
import type { TablePlan } from './table/table.ts';
import { say, spokenLanguage, spokenRegion } from './text/index.svelte.ts';

/** The players' names by seat. Bots are called by their level; of several alike, each has its number. */
export function seatNames({ seats }: TablePlan): string[] {
  const levels = seats.map((seat) => (seat.kind === 'bot' ? seat.level : undefined));
  return seats.map((seat, at) => (seat.kind === 'human' ? seat.name : botName(seat.level, levels, at)));
}

function botName(level: Level, levels: readonly (Level | undefined)[], at: number): string {
  const name = say(`level.${level}`);
  if (levels.filter((other) => other === level).length === 1) return name;
  const number = levels.slice(0, at + 1).filter((other) => other === level).length;
  return say('level.numbered', { name, number });
}

/** The seat that the device belongs to: the first human one, if there is any. */
export const homeSeat = ({ seats }: TablePlan): Seat =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  );

/** "Anna, Ben and Carl", as the current language joins them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(spokenLanguage()).format(names);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago"; a date if it is longer than a month. */
export function ago(time: number, now: number): string {
  if (now - time > 30 * 86_400_000) return new Date(time).toLocaleDateString(spokenRegion());
  const format = new Intl.RelativeTimeFormat(spokenLanguage(), { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => now - time >= length) ?? (['second', 1000] as const);
  return format.format(unit === 'second' ? 0 : -Math.floor((now - time) / size), unit);
}

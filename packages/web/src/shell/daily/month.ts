import { type Day, dayAfter } from '@taproom/games/daily';

const firstOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The first day of the month before, or after. */
export const monthBefore = (day: Day): Day => firstOf(dayAfter(firstOf(day), -1));
export const monthAfter = (day: Day): Day => firstOf(dayAfter(firstOf(day), 31));

/** 0 for Monday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks of a day's month, from Monday on; days of other months are null. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = firstOf(day);
  const start = dayAfter(first, -weekdayOf(first));
  const isHere = (one: Day): boolean => one.slice(0, 7) === first.slice(0, 7);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => dayAfter(start, week * 7 + weekday)),
  );
  return weeks.filter((week) => week.some(isHere)).map((week) => week.map((one) => (isHere(one) ? one : null)));
}

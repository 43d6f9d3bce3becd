import type { Review } from '@taproom/bots';
import { told } from './grade.ts';

/** What each seat could expect after so many moves. */
interface Moment {
  readonly at: number;
  readonly values: readonly number[];
}

/** The course of a match, as a chart shows it. */
export interface Course {
  readonly moments: readonly Moment[];
  /** How many moves there were. */
  readonly last: number;
  /** The values at the foot and at the head of the chart. */
  readonly low: number;
  readonly high: number;
  /** Values with a line across. */
  readonly ticks: readonly number[];
}

const HUNDRED = 100;
/** Lines across a chart of points, at most. */
const MOST_TICKS = 5;
const STEPS = [1, 2, 5];

/** The smallest of 1, 2, 5, 10, 20, 50 … that divides a span into few enough parts. */
function stepFor(span: number): number {
  for (let tens = 1; ; tens *= 10) for (const step of STEPS) if (span / (step * tens) <= MOST_TICKS) return step * tens;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

function pointsRange(values: readonly number[]): Pick<Course, 'low' | 'high' | 'ticks'> {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = stepFor(Math.max(1, most - least));
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return { low, high, ticks: range(low, high, step) };
}

/** Wins are always shown from none to all; points as far as they went. The end is what everybody had. */
export function courseOf({ unit, opening, steps, result }: Review, last: number): Course {
  const inUnit = (values: readonly number[]): number[] => values.map((value) => told(value, unit));
  const moments = [
    { at: 0, values: inUnit(opening) },
    ...steps
      .filter(({ entry }) => entry + 1 < last)
      .map(({ entry, values }) => ({ at: entry + 1, values: inUnit(values) })),
    { at: last, values: inUnit(result) },
  ];
  const scale =
    unit === 'wins'
      ? { low: 0, high: HUNDRED, ticks: range(0, HUNDRED, HUNDRED / 4) }
      : pointsRange(moments.flatMap(({ values }) => values));
  return { moments, last, ...scale };
}

/** Where a value lies between the foot (0) and the head (1) of the chart. */
export const heightOf = ({ low, high }: Course, value: number): number => (value - low) / (high - low);

/** The line of a seat through all its moments, in a box of this size. */
export function lineOf(course: Course, seat: number, width: number, height: number): string {
  const points = course.moments.map(({ at, values }) => {
    const x = (at / Math.max(1, course.last)) * width;
    const y = (1 - heightOf(course, values[seat] ?? 0)) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** What each seat could expect after this many moves: as of the last one that was judged. */
export const valuesAt = ({ moments }: Course, at: number): readonly number[] =>
  moments.findLast((moment) => moment.at <= at)?.values ?? [];

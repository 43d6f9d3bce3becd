import { isResignation, type Seat } from '@taproom/engine';
import type { Unit } from '../face/face.ts';
import { at } from '../lists.ts';
import type { Judged } from './books.ts';
import { valuesOf, without, withValue } from './shares.ts';

/** How much larger or smaller, at most, hindsight makes a loss. */
const MOST = 4;
/** What differs by less may be the thinkers' error. */
const TOLERANCE: Readonly<Record<Unit, number>> = { wins: 0.03, points: 2 };

/**
 * The entries with their losses measured by what they came to. As long as nothing is left to chance only mistakes change
 * what a seat can expect. So if a seat has clearly less in the end than the mistakes that were found explain, they were
 * graver than they looked, and if it has clearly more, lighter. `values` is what each seat had after every entry; at the
 * end of such a stretch it does not depend on the losses in it.
 */
export function withHindsight(
  entries: readonly Judged[],
  values: readonly (readonly number[])[],
  unit: Unit,
): readonly Judged[] {
  const factors = entries.map(() => 1);
  for (const stretch of stretchesIn(entries, unit)) {
    const start = startOf(stretch, entries, values, unit) ?? [];
    const end = at(values, at(stretch, stretch.length - 1));
    const those = stretch.map((entry) => at(entries, entry));
    for (const [seat, value] of start.entries()) {
      const factor = factorFor(seat, value - at(end, seat), those, start.length - 1, unit);
      for (const entry of stretch) if (at(entries, entry).seat === seat) factors[entry] = factor;
    }
  }
  return entries.map((entry, i) => (entry.choice ? { ...entry, choice: scaled(entry.choice, at(factors, i)) } : entry));
}

const scaled = <T extends { readonly loss: number }>(choice: T, factor: number): T => ({
  ...choice,
  loss: choice.loss * factor,
});

/** Entries in a row that left nothing to chance, as indices; in points, every seat has a row of its own. */
function stretchesIn(entries: readonly Judged[], unit: Unit): number[][] {
  const all = [...entries.keys()];
  if (unit === 'wins') return runsIn(all, entries);
  const seats = [...new Set(entries.map(({ seat }) => seat))];
  return seats.flatMap((seat) =>
    runsIn(
      all.filter((entry) => at(entries, entry).seat === seat),
      entries,
    ),
  );
}

function runsIn(row: readonly number[], entries: readonly Judged[]): number[][] {
  const runs: number[][] = [[]];
  for (const entry of row) {
    const { isChance, action } = at(entries, entry);
    if (isChance || isResignation(action)) runs.push([]);
    else runs.at(-1)?.push(entry);
  }
  return runs.filter((run) => run.length > 0);
}

/** What each seat could expect before a stretch, as the first who had a choice in it saw it. */
function startOf(
  stretch: readonly number[],
  entries: readonly Judged[],
  values: readonly (readonly number[])[],
  unit: Unit,
): readonly number[] | undefined {
  const first = stretch.find((entry) => at(entries, entry).expected);
  if (first === undefined) return undefined;
  const { expected, choice, resigned } = at(entries, first);
  if (!expected) return undefined;
  const played = without(valuesOf(expected, at(values, first), unit), resigned, unit);
  return withValue(played, expected.seat, at(played, expected.seat) + (choice?.loss ?? 0), unit);
}

/** By how much the losses of a seat in a stretch were larger than they looked, if it has lost so much in all. */
function factorFor(seat: Seat, lost: number, stretch: readonly Judged[], rivals: number, unit: Unit): number {
  const lossesOf = (isOf: (one: Seat) => boolean): number =>
    stretch.reduce((sum, entry) => sum + (isOf(entry.seat) ? (entry.choice?.loss ?? 0) : 0), 0);
  const own = lossesOf((one) => one === seat);
  const given = unit === 'points' || rivals === 0 ? 0 : lossesOf((one) => one !== seat) / rivals;
  if (own === 0) return 1;
  const unexplained = beyond(TOLERANCE[unit], lost - (own - given));
  if (unexplained === 0) return 1;
  const all = own - given + unexplained;
  // So that own losses times the factor, less those of the others divided by it, are what was lost.
  const factor = (all + Math.sqrt(all ** 2 + 4 * own * given)) / (2 * own);
  return Math.min(MOST, Math.max(1 / MOST, factor));
}

/** What is left of a number beyond a tolerance. */
const beyond = (tolerance: number, number: number): number =>
  Math.sign(number) * Math.max(0, Math.abs(number) - tolerance);

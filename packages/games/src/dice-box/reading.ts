import type { ScorePart } from '@taproom/engine';
import { type Colour, colourOf, GRID_NAMES, NEIGHBOURS, pipsOf, VALUES, type Value } from './components.ts';
import { seatParts, tallies, total, unclaimedParts } from './rules.ts';
import type { Die, Square } from './state.ts';
import type { DiceBoxView, SeenDie } from './view.ts';

// Derived from a view, so not part of it.

type Grid = DiceBoxView['grid'];

const numberOf = (die: SeenDie | null): Die => GRID_NAMES.indexOf(die as SeenDie);

const valueOn = (die: SeenDie): Value => pipsOf(numberOf(die)) as Value;

/** A die's colour and value. */
export const readDie = (die: SeenDie): { readonly colour: Colour | 'seed'; readonly value: Value } => ({
  colour: colourOf(numberOf(die)) ?? 'seed',
  value: valueOn(die),
});

const diceBeside = (grid: Grid, square: Square): SeenDie[] =>
  (NEIGHBOURS[square] ?? []).flatMap((side) => grid[side] ?? []);

/** The values that differ by exactly 1 from every die beside a vacancy; none for a filled or isolated square. */
export function takesAt(grid: Grid, square: Square): Value[] {
  const beside = diceBeside(grid, square).map(valueOn);
  if (grid[square] || beside.length === 0) return [];
  return VALUES.filter((value) => beside.every((other) => Math.abs(other - value) === 1));
}

/** Whether a vacancy can never be filled: no value suits all the dice beside it (DB-3). */
export const isDead = (grid: Grid, square: Square): boolean =>
  !grid[square] && diceBeside(grid, square).length > 0 && takesAt(grid, square).length === 0;

export interface Tally {
  /** Each seat's pips on the grid. */
  readonly scores: readonly number[];
  /** The same, colour by colour. */
  readonly parts: readonly (readonly ScorePart[])[];
  /** Colours no seat scores for. */
  readonly unclaimed: readonly ScorePart[];
}

export function tallyOf({ grid, colours }: DiceBoxView): Tally {
  const sums = tallies(grid.map(numberOf));
  const parts = seatParts(colours, sums);
  return { scores: parts.map(total), parts, unclaimed: unclaimedParts(colours, sums) };
}

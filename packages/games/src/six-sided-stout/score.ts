import { must, type ScorePart } from '@taproom/engine';
import {
  type Board,
  besides,
  type Cell,
  isMalt,
  KINDS,
  type Kind,
  kindOf,
  MALTS,
  type Malt,
  NOTHING,
  numberOf,
  waterAt,
} from './components.ts';

export const MALT_POINTS: Readonly<Record<Malt, number>> = { pale: 1, caramel: 2, chocolate: 5 };
export const HOPS_POINTS: Readonly<Record<Malt, number>> = { pale: 3, caramel: 2, chocolate: 1 };

/** The current points of the unit on a cell. */
export function cellPoints(board: Board, cells: readonly number[], cell: Cell): number {
  const kind = kindOf(cells[cell] ?? NOTHING);
  if (!kind) return 0;
  if (isMalt(kind)) return MALT_POINTS[kind];
  if (kind === 'hops') return contacts(board, cells, cell, HOPS_POINTS);
  // SS-15: yeast that touches no water itself scores nothing.
  return contacts(board, cells, cell, MALT_POINTS) * waterAt(board, cell);
}

function contacts(board: Board, cells: readonly number[], cell: Cell, points: Readonly<Record<Malt, number>>): number {
  let sum = 0;
  for (const side of besides(board, cell)) {
    const there = cells[side] ?? NOTHING;
    const kind = there === NOTHING ? undefined : kindOf(there);
    if (isMalt(kind)) sum += points[kind];
  }
  return sum;
}

/** A stout needs malt, hops and yeast. */
export function isBeer(cells: readonly number[]): boolean {
  const has = (kind: Kind): boolean => cells.includes(numberOf(kind));
  return MALTS.some(has) && has('hops') && has('yeast');
}

/** The current points of every cell. */
export const pointsOf = (board: Board, cells: readonly number[]): number[] =>
  cells.map((there, cell) => (there === NOTHING ? 0 : cellPoints(board, cells, cell)));

/** The points of each kind, and a deduction of them all while it is not a beer. */
export function partsOf(cells: readonly number[], points: readonly number[]): ScorePart[] {
  const sums = [NOTHING, ...KINDS].map(() => 0);
  for (let cell = 0; cell < cells.length; cell++) {
    const kind = must(cells[cell]);
    sums[kind] = must(sums[kind]) + must(points[cell]);
  }
  const parts = KINDS.map((name): ScorePart => ({ name, value: must(sums[numberOf(name)]) }));
  return isBeer(cells) ? parts : [...parts, { name: 'noBeer', value: -total(parts) || 0 }];
}

export const scoreParts = (board: Board, cells: readonly number[]): ScorePart[] =>
  partsOf(cells, pointsOf(board, cells));

export const total = (parts: readonly ScorePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

import type { ScorePart } from '@taproom/engine';
import {
  type Board,
  besides,
  type Cell,
  isMalt,
  KINDS,
  type Kind,
  kindOf,
  type Malt,
  NOTHING,
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
    const kind = kindOf(cells[side] ?? NOTHING);
    if (isMalt(kind)) sum += points[kind];
  }
  return sum;
}

/** A stout needs malt, hops and yeast. */
export function isBeer(cells: readonly number[]): boolean {
  const kinds = new Set(cells.flatMap((kind) => kindOf(kind) ?? []));
  return [...kinds].some(isMalt) && kinds.has('hops') && kinds.has('yeast');
}

/** The points of each kind, and a deduction of them all while it is not a beer. */
export function scoreParts(board: Board, cells: readonly number[]): ScorePart[] {
  const sums = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
  for (const [cell, number] of cells.entries()) {
    const kind = kindOf(number);
    if (kind) sums.set(kind, (sums.get(kind) ?? 0) + cellPoints(board, cells, cell));
  }
  const parts = [...sums].map(([name, value]): ScorePart => ({ name, value }));
  return isBeer(cells) ? parts : [...parts, { name: 'noBeer', value: -total(parts) || 0 }];
}

export const total = (parts: readonly ScorePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

import type { ScorePart } from '@taproom/engine';
import { type Board, type Cell, isMalt, KINDS, type Kind, kindOf, type Malt, NOTHING } from './components.ts';

const MALT_POINTS: Readonly<Record<Malt, number>> = { pale: 1, caramel: 2, chocolate: 5 };
const HOPS_POINTS: Readonly<Record<Malt, number>> = { pale: 3, caramel: 2, chocolate: 1 };

/** What the unit on a cell scores as the recipe stands. */
export function cellPoints(board: Board, cells: readonly number[], cell: Cell): number {
  const kind = kindOf(cells[cell] as number);
  if (!kind) return 0;
  if (isMalt(kind)) return MALT_POINTS[kind];
  if (kind === 'hops') return contacts(board, cells, cell, HOPS_POINTS);
  // SS-15: yeast that touches no water itself scores nothing.
  return contacts(board, cells, cell, MALT_POINTS) * (board.water[cell] as number);
}

function contacts(board: Board, cells: readonly number[], cell: Cell, points: Readonly<Record<Malt, number>>): number {
  let sum = 0;
  for (const side of board.neighbours[cell] as readonly Cell[]) {
    const kind = kindOf(cells[side] as number);
    if (isMalt(kind)) sum += points[kind];
  }
  return sum;
}

/** A stout needs malt, hops and yeast. */
export function isBeer(cells: readonly number[]): boolean {
  const kinds = new Set(cells.filter((kind) => kind !== NOTHING).map((kind) => kindOf(kind) as Kind));
  return [...kinds].some(isMalt) && kinds.has('hops') && kinds.has('yeast');
}

/** The points of each kind, and what is taken off again as long as it is no beer. */
export function scoreParts(board: Board, cells: readonly number[]): ScorePart[] {
  const sums = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
  for (const [cell, number] of cells.entries()) {
    const kind = kindOf(number);
    if (kind) sums.set(kind, (sums.get(kind) as number) + cellPoints(board, cells, cell));
  }
  const parts = [...sums].map(([name, value]): ScorePart => ({ name, value }));
  return isBeer(cells) ? parts : [...parts, { name: 'noBeer', value: -total(parts) || 0 }];
}

export const total = (parts: readonly ScorePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

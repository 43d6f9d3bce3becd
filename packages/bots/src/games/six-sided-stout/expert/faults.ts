import { never } from '../../../lists.ts';
import { NOTHING, YEAST } from './kitchen.ts';
import { findPieces } from './pieces.ts';
import type { Task } from './task.ts';

/** How often a draft breaks the rules. Without faults there is nearly always an order in which it can come about. */
export const faultsIn = (task: Task): number => splitKinds(task) + afloat(task) + dryYeast(task) + unplaced(task);

/** The day's units of a kind hang together: pieces too many. */
function splitKinds({ terrain, cells, fresh, groups, pieces }: Task): number {
  let kinds = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const kind = fresh[cell] === 1 ? (cells[cell] ?? never()) : NOTHING;
    groups[cell] = kind;
    kinds |= 1 << kind;
  }
  findPieces(terrain, groups, pieces);
  return pieces.count - bitsIn(kinds >>> 1);
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

/** Pieces that hang together with nothing that was there before. On a bare board one piece may. */
function afloat({ terrain, cells, fresh, bare, groups, pieces }: Task): number {
  for (let cell = 0; cell < cells.length; cell++) groups[cell] = cells[cell] === NOTHING ? 0 : 1;
  findPieces(terrain, groups, pieces);
  if (bare) return Math.max(0, pieces.count - 1);
  let anchored = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (fresh[cell] === 0) anchored |= 1 << (pieces.pieceOf[cell] ?? never());
  }
  return pieces.count - bitsIn(anchored);
}

function dryYeast({ terrain, before, cells }: Task): number {
  if (before.good !== YEAST) return 0;
  let dry = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === YEAST && before.cells[cell] === NOTHING && !reachesWater(terrain, cells, cell)) dry++;
  }
  return dry;
}

function reachesWater({ sides, water }: Task['terrain'], cells: Uint8Array, cell: number): boolean {
  if ((water[cell] ?? never()) > 0) return true;
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = sides[i] ?? never();
    if (side >= 0 && cells[side] === YEAST && (water[side] ?? never()) > 0) return true;
  }
  return false;
}

/** Hops or yeast left over although they would find room. */
function unplaced(task: Task): number {
  const { before, stock, needed } = task;
  const { good, left } = before;
  if (good === NOTHING || stock[good] === 0) return 0;
  return Math.max(needed - left + (stock[good] ?? never()), openFor(task, good));
}

/** How many of those left over would still go in when all the rest is there. */
function openFor(task: Task, good: number): number {
  const { terrain, cells, stock } = task;
  const begun = isBegun(task, good);
  let open = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== NOTHING || (good === YEAST && !reachesWater(terrain, cells, cell))) continue;
    if (begun ? touchesFresh(task, cell, good) : touchesAny(task, cell)) open++;
  }
  return Math.min(open, stock[good] ?? never());
}

function isBegun({ cells, fresh }: Task, kind: number): boolean {
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === kind && fresh[cell] === 1) return true;
  return false;
}

function touchesFresh({ terrain, cells, fresh }: Task, cell: number, kind: number): boolean {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = terrain.sides[i] ?? never();
    if (side >= 0 && cells[side] === kind && fresh[side] === 1) return true;
  }
  return false;
}

function touchesAny({ terrain, cells, bare }: Task, cell: number): boolean {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = terrain.sides[i] ?? never();
    if (side >= 0 && cells[side] !== NOTHING) return true;
  }
  return bare;
}

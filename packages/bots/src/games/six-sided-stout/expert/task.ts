import { CHOCOLATE, type Kitchen, NOTHING, PALE, unitsIn, YEAST } from './kitchen.ts';
import type { Outlook } from './outlook.ts';
import { makePieces, type Pieces } from './pieces.ts';
import { roomLeft } from './placement.ts';
import type { Terrain } from './terrain.ts';

/** The day's problem: the board, the units to add, the outlook; and a draft of the solution. */
export interface Task {
  readonly terrain: Terrain;
  readonly before: Kitchen;
  readonly outlook: Outlook;
  /** Cells that are empty or were filled today. */
  readonly fresh: Uint8Array;
  /** How many of today's hops or yeast find room, and so must go in (SS-8). */
  readonly needed: number;
  /** No cell was filled before today. */
  readonly bare: boolean;
  /** The kind on each cell at the end of the day. */
  readonly cells: Uint8Array;
  /** Units not placed yet, by kind. */
  readonly stock: Uint8Array;
  /** Room for working things out. */
  readonly groups: Uint8Array;
  readonly pieces: Pieces;
}

export function taskOf(kitchen: Kitchen, outlook: Outlook): Task {
  const { terrain, cells, today } = kitchen;
  const fresh = cells.map((kind, cell) => (kind === NOTHING || today[cell] === 1 ? 1 : 0));
  return {
    terrain,
    before: kitchen,
    outlook,
    fresh,
    needed: roomLeft(kitchen),
    bare: fresh.every((one) => one === 1),
    cells: cells.slice(),
    stock: stockOf(kitchen),
    groups: new Uint8Array(terrain.cells),
    pieces: makePieces(terrain.cells),
  };
}

function stockOf(kitchen: Kitchen): Uint8Array {
  const stock = new Uint8Array(YEAST + 1);
  for (let kind = PALE; kind <= CHOCOLATE; kind++) stock[kind] = unitsIn(kitchen, kind - PALE);
  if (kitchen.good !== NOTHING) stock[kitchen.good] = kitchen.left;
  return stock;
}

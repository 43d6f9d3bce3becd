import { never } from '../../../lists.ts';
import { CARAMEL, CHOCOLATE, copyOf, type Kitchen, NOTHING, PALE, put, unitsIn, YEAST } from './kitchen.ts';
import type { Terrain } from './terrain.ts';

// Placement, as the rules have it.

/** Whether a unit of a kind may go on a cell now. */
export function mayPut(kitchen: Kitchen, kind: number, cell: number): boolean {
  if (!fits(kitchen, kind, cell)) return false;
  if (kitchen.left === 0) return true;
  if (kind > CHOCOLATE) return isBegun(kitchen, kind) || roomFrom(kitchen, cell) === roomLeft(kitchen);
  const room = roomLeft(kitchen);
  if (room > 0) return roomWith(kitchen, kind, cell) >= room;
  return !waitsForMalt(kitchen) || leavesWay(kitchen, kind, cell);
}

/** Whether the day may end: no unit of today's hops or yeast can still go in. */
export const maySleep = (kitchen: Kitchen): boolean => roomLeft(kitchen) === 0 && !waitsForMalt(kitchen);

/** Whether a unit would touch the cells it must touch. */
export function fits(kitchen: Kitchen, kind: number, cell: number): boolean {
  const { terrain, cells, today } = kitchen;
  if (cells[cell] !== NOTHING) return false;
  if (kind === YEAST && !isWet(terrain, cells, cell)) return false;
  if (isBare(cells)) return true;
  const again = isBegun(kitchen, kind);
  return touches(terrain, cells, cell, (side) => (again ? cells[side] === kind && today[side] === 1 : true));
}

export const isBare = (cells: Uint8Array): boolean => cells.every((kind) => kind === NOTHING);

/** Whether a unit of this kind was placed today. */
function isBegun({ cells, today }: Kitchen, kind: number): boolean {
  for (let cell = 0; cell < cells.length; cell++) if (today[cell] === 1 && cells[cell] === kind) return true;
  return false;
}

export const isWet = (terrain: Terrain, cells: Uint8Array, cell: number): boolean =>
  (terrain.water[cell] ?? never()) > 0 ||
  touches(terrain, cells, cell, (side) => cells[side] === YEAST && (terrain.water[side] ?? never()) > 0);

/** Whether a cell touches an occupied one that will do. */
export function touches(
  terrain: Terrain,
  cells: Uint8Array,
  cell: number,
  willDo: (side: number) => boolean = () => true,
): boolean {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = terrain.sides[i] ?? never();
    if (side >= 0 && cells[side] !== NOTHING && willDo(side)) return true;
  }
  return false;
}

// Room for today's hops or yeast (SS-8)

/** How many of today's units still to be placed find room, if the next goes where most do. */
export function roomLeft(kitchen: Kitchen): number {
  const { cells, good, left } = kitchen;
  if (left === 0) return 0;
  if (isBegun(kitchen, good)) return roomBeside(kitchen);
  let most = 0;
  for (let cell = 0; cell < cells.length && most < left; cell++) {
    if (fits(kitchen, good, cell)) most = Math.max(most, roomFrom(kitchen, cell));
  }
  return most;
}

/** The room left when malt goes on a cell. */
function roomWith(kitchen: Kitchen, malt: number, cell: number): number {
  kitchen.cells[cell] = malt;
  const room = roomLeft(kitchen);
  kitchen.cells[cell] = NOTHING;
  return room;
}

const queue = new Uint8Array(256);

/** How many of today's units find room if the first of them goes on this cell. */
function roomFrom(kitchen: Kitchen, first: number): number {
  const grown = kitchen.cells.slice();
  grown[first] = kitchen.good;
  queue[0] = first;
  return grow(kitchen, grown, 1);
}

/** How many find room beside those that were placed today. */
function roomBeside(kitchen: Kitchen): number {
  const { cells, today, good } = kitchen;
  let placed = 0;
  for (let cell = 0; cell < cells.length; cell++) if (today[cell] === 1 && cells[cell] === good) queue[placed++] = cell;
  return grow({ ...kitchen, left: kitchen.left + placed }, cells.slice(), placed) - placed;
}

/** Grows the units in the queue until there are enough or no cell is left, and says how many they are. */
function grow({ terrain, good, left }: Kitchen, cells: Uint8Array, from: number): number {
  let end = from;
  for (let at = 0; at < end && end < left; at++) {
    const cell = queue[at] ?? never();
    for (let i = cell * 4; i < cell * 4 + 4; i++) {
      const side = terrain.sides[i] ?? never();
      if (side < 0 || cells[side] !== NOTHING || (good === YEAST && !isWet(terrain, cells, side))) continue;
      cells[side] = good;
      queue[end++] = side;
    }
  }
  return Math.min(end, left);
}

// The way to the water (SS-5 and SS-21)

/** SS-5: whether a unit could go on the board today, malt in store put first if need be. */
export function couldPut(kitchen: Kitchen, kind: number): boolean {
  for (let cell = 0; cell < kitchen.cells.length; cell++) if (fits(kitchen, kind, cell)) return true;
  return kind === YEAST && leadsToWater(kitchen);
}

/** SS-21: whether today's yeast has no place yet, but malt in store can open one. */
export const waitsForMalt = (kitchen: Kitchen): boolean =>
  kitchen.good === YEAST && kitchen.left > 0 && !isBegun(kitchen, YEAST) && leadsToWater(kitchen);

/** Whether a way is left when malt goes on a cell. */
function leavesWay(kitchen: Kitchen, malt: number, cell: number): boolean {
  const after = copyOf(kitchen);
  put(after, malt, cell);
  return leadsToWater(after);
}

/** Whether malt can lead to a free cell at the water: one put today goes on from there, the others from anything. */
function leadsToWater(kitchen: Kitchen): boolean {
  const { cells, today } = kitchen;
  let chain = 0;
  for (let malt = PALE; malt <= CHOCOLATE; malt++) if (!isBegun(kitchen, malt)) chain += unitsIn(kitchen, malt - PALE);
  if (isWaterWithin(kitchen, chain, (cell) => cells[cell] !== NOTHING)) return true;
  return [PALE, CARAMEL, CHOCOLATE].some((malt) => {
    const units = chain + unitsIn(kitchen, malt - PALE);
    return isBegun(kitchen, malt) && isWaterWithin(kitchen, units, (cell) => today[cell] === 1 && cells[cell] === malt);
  });
}

/** Whether so many units in a chain from some of the cells on come to touch a free cell at the water. */
function isWaterWithin({ terrain, cells }: Kitchen, units: number, isStart: (cell: number) => boolean): boolean {
  const reached = cells.map((_, cell) => Number(isStart(cell)));
  for (let step = 0; step <= units; step++) {
    const edge = [...cells.keys()].filter(
      (cell) => cells[cell] === NOTHING && reached[cell] === 0 && touches(terrain, reached, cell),
    );
    if (edge.some((cell) => (terrain.water[cell] ?? never()) > 0)) return true;
    for (const cell of edge) reached[cell] = 1;
  }
  return false;
}

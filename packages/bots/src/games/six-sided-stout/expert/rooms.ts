import { never } from '../../../lists.ts';
import { NOTHING } from './kitchen.ts';
import { isBare, isWet, touches } from './placement.ts';
import type { Task } from './task.ts';

/** The rooms that tomorrow's yeast finds in a draft. */
export interface Rooms {
  readonly sizes: Uint8Array;
  /** The worth of the best cell at the water in each of them. */
  readonly bests: Float64Array;
  count: number;
  /** The size of the largest. */
  most: number;
}

const MOST_ROOMS = 64;

export const makeRooms = (): Rooms => ({
  sizes: new Uint8Array(MOST_ROOMS),
  bests: new Float64Array(MOST_ROOMS),
  count: 0,
  most: 0,
});

export function findRooms(task: Task, rooms: Rooms, worthOf: (task: Task, cell: number) => number): void {
  const { terrain, cells, groups } = task;
  groups.fill(0);
  rooms.count = 0;
  rooms.most = 0;
  const bare = isBare(cells);
  for (let first = 0; first < cells.length; first++) {
    if (cells[first] !== NOTHING || groups[first] !== 0) continue;
    if (isWet(terrain, cells, first) && (bare || touches(terrain, cells, first))) enter(task, rooms, first, worthOf);
  }
}

const stack = new Uint8Array(256);

/** Goes through the room from its first cell on: yeast spreads at the water, and from there one cell further. */
function enter(task: Task, rooms: Rooms, first: number, worthOf: (task: Task, cell: number) => number): void {
  const { terrain, cells, groups } = task;
  let size = 0;
  let best = 0;
  let top = 0;
  stack[top++] = first;
  groups[first] = 1;
  while (top > 0) {
    const cell = stack[--top] ?? never();
    const atWater = (terrain.water[cell] ?? never()) > 0;
    size++;
    if (atWater) best = Math.max(best, worthOf(task, cell));
    for (let i = cell * 4; i < cell * 4 + 4; i++) {
      const side = terrain.sides[i] ?? never();
      if (side < 0 || cells[side] !== NOTHING || groups[side] !== 0) continue;
      if (!atWater && !isWet(terrain, cells, side)) continue;
      groups[side] = 1;
      stack[top++] = side;
    }
  }
  rooms.sizes[rooms.count] = size;
  rooms.bests[rooms.count++] = best;
  rooms.most = Math.max(rooms.most, size);
}

import { never } from '../../../lists.ts';
import { CHOCOLATE, HOPS, NOTHING, PALE, YEAST } from './kitchen.ts';
import type { Terrain } from './terrain.ts';

// By kind: nothing, pale, caramel, chocolate, hops, yeast.
export const MALT_POINTS = Uint8Array.of(0, 1, 2, 5, 0, 0);
export const HOPS_POINTS = Uint8Array.of(0, 3, 2, 1, 0, 0);

/** The points of the malts around a cell. */
export function contacts({ sides }: Terrain, cells: Uint8Array, cell: number, points: Uint8Array): number {
  let sum = 0;
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = sides[i] ?? never();
    if (side >= 0) sum += points[cells[side] ?? never()] ?? never();
  }
  return sum;
}

/** The points of all units on the board, be it beer or not. */
export function pointsOf(terrain: Terrain, cells: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const kind = cells[cell] ?? never();
    if (kind === NOTHING) continue;
    if (kind <= CHOCOLATE) sum += MALT_POINTS[kind] ?? never();
    else if (kind === HOPS) sum += contacts(terrain, cells, cell, HOPS_POINTS);
    else sum += (terrain.water[cell] ?? never()) * contacts(terrain, cells, cell, MALT_POINTS);
  }
  return sum;
}

/** A stout needs malt, hops and yeast. */
export function isBeer(cells: Uint8Array): boolean {
  let there = 0;
  for (let cell = 0; cell < cells.length; cell++) there |= 1 << (cells[cell] ?? never());
  return (
    (there & (1 << HOPS)) !== 0 && (there & (1 << YEAST)) !== 0 && (there & ((2 << CHOCOLATE) - (1 << PALE))) !== 0
  );
}

/** The score if the game ended now. */
export const scoreOf = (terrain: Terrain, cells: Uint8Array): number => (isBeer(cells) ? pointsOf(terrain, cells) : 0);

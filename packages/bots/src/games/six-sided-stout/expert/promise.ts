import { never } from '../../../lists.ts';
import { CHOCOLATE, HOPS, NOTHING, PALE, YEAST } from './kitchen.ts';
import type { Outlook } from './outlook.ts';
import { findPieces } from './pieces.ts';
import { contacts, HOPS_POINTS, isBeer, pointsOf } from './score.ts';
import type { Task } from './task.ts';
import { yeastToCome } from './yeast.ts';

/** The cells that a day's hops take up, more or less. */
const HOPS_CELLS = 3;
/** Malt still to be bought, for each unit. */
const BOUGHT_LATER = 4;
/** More than anything else could make up for. */
const NO_BEER = 80;
/** A cell too few for the yeast and hops to come. */
const CROWDED = 20;
/** As long as it is no beer points count little, but not nothing: there must be a way uphill. */
const FLAT = 0.1;

/** The score of a draft and its worth for the days to come. */
export function promiseOf(task: Task): number {
  const { terrain, cells, outlook } = task;
  const points = pointsOf(terrain, cells);
  if (outlook.days === 0) return isBeer(cells) ? points : points * FLAT;
  return points + keptPoints(task) + yeastToCome(task) + hopsToCome(task) - lacking(cells, outlook);
}

/** The points of the malt in the stores and of the malt still to be bought, as far as there is room. */
function keptPoints(task: Task): number {
  const { terrain, stock, outlook } = task;
  let units = outlook.toBuy;
  let points = outlook.toBuy * BOUGHT_LATER;
  for (let kind = PALE; kind <= CHOCOLATE; kind++) {
    units += stock[kind] ?? never();
    points += (stock[kind] ?? never()) * (terrain.haste + (outlook.kept[kind] ?? never()));
  }
  const room = Math.max(0, roomIn(task) - outlook.yeastDays - outlook.hopsDays * HOPS_CELLS);
  return units <= room ? points : (points * room) / units;
}

/** The cells that can still be filled: a day's malt hangs together, so of the regions only as many as there are days. */
function roomIn({ terrain, cells, groups, pieces, outlook }: Task): number {
  for (let cell = 0; cell < cells.length; cell++) groups[cell] = cells[cell] === NOTHING ? 1 : 0;
  findPieces(terrain, groups, pieces);
  const sizes = pieces.sizes.subarray(0, pieces.count);
  if (pieces.count > outlook.days) sizes.sort().fill(0, 0, pieces.count - outlook.days);
  let room = 0;
  for (let i = 0; i < sizes.length; i++) room += sizes[i] ?? never();
  return room;
}

function hopsToCome({ terrain, cells, outlook }: Task): number {
  if (outlook.hopsDays === 0) return 0;
  let most = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === NOTHING) most = Math.max(most, contacts(terrain, cells, cell, HOPS_POINTS));
  }
  return most / 2;
}

/** The cost of hops or yeast that are neither there nor to come, and of cells that are missing for those to come. */
function lacking(cells: Uint8Array, { hopsDays, yeastDays }: Outlook): number {
  let there = 0;
  let empty = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    there |= 1 << (cells[cell] ?? never());
    if (cells[cell] === NOTHING) empty++;
  }
  const lacks = (kind: number, days: number): boolean => (there & (1 << kind)) === 0 && (days === 0 || empty === 0);
  const crowded = CROWDED * Math.max(0, hopsDays + yeastDays - empty);
  return lacks(HOPS, hopsDays) || lacks(YEAST, yeastDays) ? NO_BEER + crowded : crowded;
}

import { CHOCOLATE, HOPS, NOTHING, PALE, YEAST } from './kitchen.ts';
import type { Outlook } from './outlook.ts';
import { findPieces } from './pieces.ts';
import { contacts, HOPS_POINTS, isBeer, MALT_POINTS, pointsOf } from './score.ts';
import type { Task } from './task.ts';

/** Placing early what could wait takes away freedom. */
const HASTE = 0.15;
/** What an empty cell beside yeast is expected to bring it, and what it costs not to know. */
const UNSEEN_MALT = 4.6;
const UNSEEN = 0.97;
/** Malt still to be bought, for each unit. */
const BOUGHT_LATER = 4;
/** More than anything else could make up for. */
const NO_BEER = 80;
/** A cell too few for the yeast and hops to come. */
const CROWDED = 20;
/** As long as it is no beer points count little, but not nothing: there must be a way uphill. */
const FLAT = 0.1;

/** What a draft scores and what it leaves for the days to come. */
export function promiseOf(task: Task): number {
  const { terrain, cells, outlook } = task;
  const points = pointsOf(terrain, cells);
  if (outlook.days === 0) return isBeer(cells) ? points : points * FLAT;
  return points + keptPoints(task) + yeastToCome(task) + hopsToCome(task) - lacking(cells, outlook);
}

/** What the malt in the stores and the malt still to be bought will come to, as far as there is room. */
function keptPoints(task: Task): number {
  const { stock, outlook } = task;
  let units = outlook.toBuy;
  let points = outlook.toBuy * BOUGHT_LATER;
  for (let kind = PALE; kind <= CHOCOLATE; kind++) {
    units += stock[kind] as number;
    points += (stock[kind] as number) * (HASTE + (outlook.kept[kind] as number));
  }
  const room = Math.max(0, roomIn(task) - outlook.yeastDays - outlook.hopsDays);
  return units <= room ? points : (points * room) / units;
}

/** The cells that can still be filled: a day's malt hangs together, so of the regions only as many as there are days. */
function roomIn({ terrain, cells, groups, pieces, outlook }: Task): number {
  for (let cell = 0; cell < cells.length; cell++) groups[cell] = cells[cell] === NOTHING ? 1 : 0;
  findPieces(terrain, groups, pieces);
  const sizes = pieces.sizes.subarray(0, pieces.count);
  if (pieces.count > outlook.days) sizes.sort().fill(0, 0, pieces.count - outlook.days);
  let room = 0;
  for (let i = 0; i < sizes.length; i++) room += sizes[i] as number;
  return room;
}

const MOST_YEAST_DAYS = 5;
const best = new Float64Array(MOST_YEAST_DAYS);

/** The best places for the yeast of the days to come. */
function yeastToCome(task: Task): number {
  const { cells, terrain, outlook } = task;
  if (outlook.yeastDays === 0) return 0;
  best.fill(0);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === NOTHING && (terrain.water[cell] as number) > 0) noteBest(yeastAt(task, cell));
  }
  let sum = 0;
  for (let i = 0; i < outlook.yeastDays && i < MOST_YEAST_DAYS; i++) sum += best[i] as number;
  return sum;
}

/** Keeps the highest numbers, highest first. */
function noteBest(value: number): void {
  let carried = value;
  for (let i = 0; i < MOST_YEAST_DAYS; i++) {
    const there = best[i] as number;
    if (carried <= there) continue;
    best[i] = carried;
    carried = there;
  }
}

function yeastAt({ terrain, cells }: Task, cell: number): number {
  let points = 0;
  let sureness = 1;
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = terrain.sides[i] as number;
    if (side < 0) continue;
    const kind = cells[side] as number;
    points += kind === NOTHING ? UNSEEN_MALT : (MALT_POINTS[kind] as number);
    if (kind === NOTHING) sureness *= UNSEEN;
  }
  return (terrain.water[cell] as number) * points * sureness;
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
    there |= 1 << (cells[cell] as number);
    if (cells[cell] === NOTHING) empty++;
  }
  const lacks = (kind: number, days: number): boolean => (there & (1 << kind)) === 0 && (days === 0 || empty === 0);
  const crowded = CROWDED * Math.max(0, hopsDays + yeastDays - empty);
  return lacks(HOPS, hopsDays) || lacks(YEAST, yeastDays) ? NO_BEER + crowded : crowded;
}

import { never } from '../../../lists.ts';
import { NOTHING, YEAST } from './kitchen.ts';
import { findRooms, makeRooms, type Rooms } from './rooms.ts';
import { MALT_POINTS } from './score.ts';
import type { Task } from './task.ts';

/** The expected points of an empty cell beside yeast, and the discount for not knowing. */
const UNSEEN_MALT = 4;
const UNSEEN = 0.97;
/** The discount on a good place for the day after tomorrow and later. */
const LATER = 0.9;
/** The discount on a place if so many must go there together: they take each other's malt, and cells. */
const CROWD = [0, 1, 0.5, 0.25, 0.2];

const MOST_YEAST_DAYS = 5;
const best = new Float64Array(MOST_YEAST_DAYS);

/** The expected score of the yeast of the days to come. */
export function yeastToCome(task: Task): number {
  const { yeastDays, tomorrow } = task.outlook;
  if (yeastDays === 0) return 0;
  noteBestPlaces(task);
  const soon = tomorrow === YEAST ? 1 : 0;
  let sum = 0;
  for (let i = soon; i < yeastDays && i < MOST_YEAST_DAYS; i++) sum += LATER * (best[i] ?? never());
  return soon ? sum + yeastTomorrow(task) : sum;
}

function noteBestPlaces(task: Task): void {
  const { cells, terrain } = task;
  best.fill(0);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === NOTHING && (terrain.water[cell] ?? never()) > 0) noteBest(yeastAt(task, cell));
  }
}

/** Keeps the highest numbers, highest first. */
function noteBest(value: number): void {
  let carried = value;
  for (let i = 0; i < MOST_YEAST_DAYS; i++) {
    const there = best[i] ?? never();
    if (carried <= there) continue;
    best[i] = carried;
    carried = there;
  }
}

/** The final score of a single yeast on an empty cell. */
function yeastAt({ terrain, cells }: Task, cell: number): number {
  let points = 0;
  let sureness = 1;
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const side = terrain.sides[i] ?? never();
    if (side < 0) continue;
    const kind = cells[side] ?? never();
    points += kind === NOTHING ? UNSEEN_MALT : (MALT_POINTS[kind] ?? never());
    if (kind === NOTHING) sureness *= UNSEEN;
  }
  return (terrain.water[cell] ?? never()) * points * sureness;
}

const rooms = makeRooms();

/**
 * The expected score of tomorrow's yeast. All of it must go in where there is room for all (SS-8): best is a board that
 * has nothing but rooms for one.
 */
function yeastTomorrow(task: Task): number {
  const { chances } = task.outlook;
  findRooms(task, rooms, yeastAt);
  let sum = 0;
  for (let units = 1; units < CROWD.length; units++) {
    const placed = Math.min(units, rooms.most);
    sum += (chances[units] ?? never()) * (CROWD[placed] ?? never()) * bestFor(rooms, placed);
  }
  return sum;
}

/** The best place in a room for so many. */
function bestFor({ count, sizes, bests }: Rooms, placed: number): number {
  let most = 0;
  for (let room = 0; room < count; room++) {
    if ((sizes[room] ?? never()) >= placed) most = Math.max(most, bests[room] ?? never());
  }
  return most;
}

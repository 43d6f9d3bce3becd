import {
  ASSISTANTS,
  type Assistant,
  type BoardName,
  DAYS,
  type Good,
  HELPS_WITH,
  MALTS,
  type StoutState,
} from '@taproom/games/six-sided-stout';
import { at, never } from '../../../lists.ts';
import { TERRAINS, type Terrain } from './terrain.ts';

// Kinds as they stand on the board.
export const NOTHING = 0;
export const PALE = 1;
export const CARAMEL = 2;
export const CHOCOLATE = 3;
export const HOPS = 4;
export const YEAST = 5;

export type Seated = StoutState['brewers'][number];

/** One brewer's board, stores and helpers, flat and quick to copy. */
export interface Kitchen {
  readonly terrain: Terrain;
  readonly cells: Uint8Array;
  /** 1 where a unit was placed today. */
  readonly today: Uint8Array;
  /** How many dice of each value lie in each store: `malt * 7 + value`, malts from 0. */
  readonly stores: Uint8Array;
  helpers: number;
  /** The deed of the last day: a good's number, or `ROASTED`. */
  lastDeed: number;
  /** Days to come, today included. */
  daysLeft: number;
  /** Today's hops or yeast, by kind, and how many units must still go in. */
  good: number;
  left: number;
}

export const ROASTED = 3;
const DICE = 10;

/** Goods by number: malt, hops, yeast. */
export const GOOD_NUMBER: Readonly<Record<Good, number>> = { malt: 0, hops: 1, yeast: 2 };
const KIND_BOUGHT = [NOTHING, HOPS, YEAST];

export function kitchenOf(board: BoardName, day: number, brewer: Seated): Kitchen {
  const terrain = TERRAINS[board];
  const { stage, days } = brewer;
  const deed = days.at(-1);
  return {
    terrain,
    cells: Uint8Array.from(brewer.cells),
    today: Uint8Array.from(brewer.cells, (_, cell) => Number(brewer.today.includes(cell))),
    stores: storesOf(brewer),
    helpers: brewer.assistants.reduce((mask, one) => mask | (1 << ASSISTANTS.indexOf(one)), 0),
    lastDeed: deed === undefined || deed === 'roast' ? ROASTED : GOOD_NUMBER[deed],
    daysLeft: DAYS - day + 1,
    good: stage.at === 'put' && stage.good ? at(KIND_BOUGHT, GOOD_NUMBER[stage.good]) : NOTHING,
    left: stage.at === 'put' ? stage.left : 0,
  };
}

function storesOf({ stores }: Seated): Uint8Array {
  const counts = new Uint8Array(MALTS.length * 7);
  for (const [malt, name] of MALTS.entries()) {
    for (const die of stores[name]) counts[malt * 7 + die] = (counts[malt * 7 + die] ?? never()) + 1;
  }
  return counts;
}

export const copyOf = (kitchen: Kitchen): Kitchen => ({
  ...kitchen,
  cells: kitchen.cells.slice(),
  today: kitchen.today.slice(),
  stores: kitchen.stores.slice(),
});

// Stores

export function diceIn({ stores }: Kitchen, malt: number): number {
  let sum = 0;
  for (let value = 1; value <= 6; value++) sum += stores[malt * 7 + value] ?? never();
  return sum;
}

export function unitsIn({ stores }: Kitchen, malt: number): number {
  let sum = 0;
  for (let value = 1; value <= 6; value++) sum += value * (stores[malt * 7 + value] ?? never());
  return sum;
}

export const freeDice = (kitchen: Kitchen): number =>
  DICE - diceIn(kitchen, 0) - diceIn(kitchen, 1) - diceIn(kitchen, 2);

const add = (stores: Uint8Array, place: number, count: number): void => {
  stores[place] = (stores[place] ?? never()) + count;
};

/** A unit comes from the die that shows least. */
export function takeUnit({ stores }: Kitchen, malt: number): void {
  let value = 1;
  while (stores[malt * 7 + value] === 0) value++;
  add(stores, malt * 7 + value, -1);
  if (value > 1) add(stores, malt * 7 + value - 1, 1);
}

// Deeds

/** The assistant to take along for a good: who knows nothing else goes first. None: −1. */
export function helperFor({ helpers }: Kitchen, good: number): number {
  return ASSISTANTS.findIndex((name, i) => (helpers & (1 << i)) !== 0 && HELPS_BY_NUMBER[good]?.includes(name));
}

const HELPS_BY_NUMBER: readonly (readonly Assistant[])[] = (['malt', 'hops', 'yeast'] as const).map((good) =>
  ASSISTANTS.filter((assistant) => HELPS_WITH[assistant].includes(good)),
);

/** Brings the units of two dice home. */
export function bring(kitchen: Kitchen, good: number, a: number, b: number): void {
  kitchen.lastDeed = good;
  if (good === GOOD_NUMBER.malt) {
    add(kitchen.stores, a, 1);
    add(kitchen.stores, b, 1);
  } else {
    kitchen.good = at(KIND_BOUGHT, good);
    kitchen.left = unitsFrom(good, a, b);
  }
}

/** The units of hops or yeast that two dice bring home. */
export const unitsFrom = (good: number, a: number, b: number): number =>
  Math.max(1, Math.floor((a + b) / (good === GOOD_NUMBER.hops ? 2 : 3)));

/** The two highest dice of a store, as their values; 0 where there is none. */
export function highestPair({ stores }: Kitchen, malt: number): [number, number] {
  const found: number[] = [];
  for (let value = 6; value >= 1; value--) {
    for (let i = stores[malt * 7 + value] ?? never(); i > 0 && found.length < 2; i--) found.push(value);
  }
  return [found[0] ?? 0, found[1] ?? 0];
}

/** Roasts the two highest dice of a store. */
export function roast(kitchen: Kitchen, malt: number): void {
  kitchen.lastDeed = ROASTED;
  for (const value of highestPair(kitchen, malt)) {
    if (value === 0) continue;
    add(kitchen.stores, malt * 7 + value, -1);
    if (malt < 2) add(kitchen.stores, (malt + 1) * 7 + value, 1);
  }
}

/** Puts a unit of a kind on a cell. */
export function put(kitchen: Kitchen, kind: number, cell: number): void {
  kitchen.cells[cell] = kind;
  kitchen.today[cell] = 1;
  if (kind <= CHOCOLATE) takeUnit(kitchen, kind - PALE);
  else kitchen.left--;
}

/** Closes the day. */
export function sleep(kitchen: Kitchen): void {
  kitchen.today.fill(0);
  kitchen.good = NOTHING;
  kitchen.left = 0;
  kitchen.daysLeft--;
}

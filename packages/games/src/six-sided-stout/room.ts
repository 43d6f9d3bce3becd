import { must } from '@taproom/engine';
import {
  type Board,
  besides,
  type Cell,
  type Good,
  MALTS,
  type Malt,
  NOTHING,
  numberOf,
  waterAt,
} from './components.ts';
import { cellsFor, isBare, type Recipe, takeUnit, touchesWater } from './rules.ts';
import type { Brewer } from './state.ts';

/** Today's hops or yeast that must still go into the recipe. */
export interface Hand {
  readonly good: 'hops' | 'yeast';
  readonly left: number;
}

/** A recipe with its malt stores. */
export interface Bench extends Recipe {
  readonly stores: Readonly<Record<Malt, readonly number[]>>;
}

export const handOf = ({ stage }: Brewer): Hand | undefined =>
  stage.at === 'put' && stage.good !== null && stage.left > 0 ? { good: stage.good, left: stage.left } : undefined;

const laidToday = ({ cells, today }: Recipe, kind: number): Cell[] => today.filter((cell) => cells[cell] === kind);

/**
 * The cells filled by the units in hand if the next one goes on `first`, a cell that takes it. Units of a kind never
 * block each other, so their order does not matter and one short flood fill finds the answer.
 */
export function placeFrom(board: Board, recipe: Recipe, { good, left }: Hand, first: Cell): Cell[] {
  const { cells } = recipe;
  const group = laidToday(recipe, numberOf(good));
  const before = group.length;
  group.push(first);
  for (let i = 0; i < group.length && group.length < before + left; i++) {
    const cell = must(group[i]);
    const isWet = waterAt(board, cell) > 0;
    for (const side of besides(board, cell)) {
      if (cells[side] !== NOTHING || group.includes(side)) continue;
      if (good === 'hops' || isWet || touchesWater(board, cells, side)) group.push(side);
    }
  }
  return group.slice(before, before + left);
}

/** Whether one of today's units is in; after that, all placements leave the others the same room. */
export function isBegun({ cells, today }: Recipe, { good }: Hand): boolean {
  const kind = numberOf(good);
  return today.some((cell) => cells[cell] === kind);
}

/** A place with room for the most units in hand (SS-8); empty if there is none. */
export function bestPlace(board: Board, recipe: Recipe, hand: Hand): Cell[] {
  let best: Cell[] = [];
  for (const cell of cellsFor(board, recipe, hand.good)) {
    const place = placeFrom(board, recipe, hand, cell);
    if (place.length > best.length) best = place;
    if (best.length === hand.left || isBegun(recipe, hand)) break;
  }
  return best;
}

/** SS-8: whether malt on a cell leaves room for as many units in hand as the best place. */
export function leavesRoom(board: Board, recipe: Recipe, hand: Hand, best: readonly Cell[], cell: Cell): boolean {
  // The very first ingredient decides where the next may go. Later malt affects only the place it goes on.
  if (!isBare(recipe) && !best.includes(cell)) return true;
  const cells = recipe.cells.with(cell, numberOf('pale'));
  return bestPlace(board, { cells, today: recipe.today }, hand).length >= best.length;
}

// The way to the water

const unitsOn = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** SS-5: hops and yeast can be bought only if a unit could go in today, after malt if necessary. */
export const couldPlace = (board: Board, brewer: Brewer, good: Good): boolean =>
  good === 'malt' || cellsFor(board, brewer, good).length > 0 || (good === 'yeast' && canReachWater(board, brewer));

/** SS-21: yeast without a place, to which malt in store can open one. */
export const waitsForMalt = (board: Board, brewer: Bench, hand: Hand): boolean =>
  hand.good === 'yeast' && !isBegun(brewer, hand) && canReachWater(board, brewer);

/** Without malt the search is skipped. */
const canReachWater = (board: Board, bench: Bench): boolean =>
  MALTS.some((malt) => bench.stores[malt].length > 0) && leadsToWater(board, bench);

/** SS-21: whether malt on a cell opens a place for yeast, or leaves a way to one. */
export function leavesWay(board: Board, brewer: Brewer, malt: Malt, cell: Cell): boolean {
  const dice = [...brewer.stores[malt]];
  takeUnit(dice);
  return leadsToWater(board, {
    cells: brewer.cells.with(cell, numberOf(malt)),
    today: [...brewer.today, cell],
    stores: { ...brewer.stores, [malt]: dice },
  });
}

/**
 * Whether malt from the stores can lead to a free cell at the water. A malt placed today continues from there; the
 * others can start anywhere, and so form one chain.
 */
function leadsToWater(board: Board, { cells, today, stores }: Bench): boolean {
  const laid = MALTS.map((malt) => ({
    cells: laidToday({ cells, today }, numberOf(malt)),
    units: unitsOn(stores[malt]),
  }));
  const chain = laid.filter((malt) => malt.cells.length === 0).reduce((sum, { units }) => sum + units, 0);
  const filled = [...cells.keys()].filter((cell) => cells[cell] !== NOTHING);
  return (
    isWaterWithin(board, cells, filled, chain) ||
    laid.some((malt) => isWaterWithin(board, cells, malt.cells, malt.units + chain))
  );
}

/** Whether a chain of this many units from one of these cells can touch a free cell at the water. */
function isWaterWithin(board: Board, cells: readonly number[], from: readonly Cell[], units: number): boolean {
  const isPassed = cells.map((there) => there !== NOTHING);
  const reached = [...from];
  let start = 0;
  for (let put = 0; put <= units; put++) {
    const end = reached.length;
    for (; start < end; start++) {
      for (const side of besides(board, must(reached[start]))) {
        if (isPassed[side]) continue;
        if (waterAt(board, side) > 0) return true;
        isPassed[side] = true;
        reached.push(side);
      }
    }
  }
  return false;
}

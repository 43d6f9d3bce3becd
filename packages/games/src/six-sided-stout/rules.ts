import { must, type Seat } from '@taproom/engine';
import {
  type Assistant,
  BOARDS,
  type Board,
  besides,
  type Cell,
  DICE,
  DICE_AT_MARKET,
  DICE_WITH_ASSISTANT,
  type Good,
  isMalt,
  type Kind,
  MALTS,
  type Malt,
  NOTHING,
  numberOf,
  waterAt,
} from './components.ts';
import type { Brewer, StoutState } from './state.ts';

export const brewerAt = (state: StoutState, seat: Seat): Brewer => must(state.brewers[seat]);
export const boardOf = (state: StoutState): Board => BOARDS[state.board];
export const isAlone = (state: StoutState): boolean => state.brewers.length === 1;

/** The good bought yesterday, which cannot be bought today; undefined after a day of roasting (SS-4). */
export const boughtYesterday = ({ days }: Brewer): Good | undefined => {
  const deed = days.at(-1);
  return deed === 'roast' ? undefined : deed;
};

/** Dice not in a malt store (SS-12). */
export const freeDice = ({ stores }: Brewer): number =>
  DICE - MALTS.reduce((sum, malt) => sum + stores[malt].length, 0);

export const diceNeeded = (assistant: Assistant | null): number =>
  assistant === null ? DICE_AT_MARKET : DICE_WITH_ASSISTANT;

/** The next malt when roasted; undefined for chocolate, which burns. */
export const roastedInto = (malt: Malt): Malt | undefined => MALTS[MALTS.indexOf(malt) + 1];

/** The units of a kind that can go into the recipe now. */
export function unitsAtHand(brewer: Brewer, kind: Kind): number {
  if (isMalt(kind)) return brewer.stores[kind].reduce((sum, die) => sum + die, 0);
  const { stage } = brewer;
  return stage.at === 'put' && stage.good === kind ? stage.left : 0;
}

// Placement

/** The board, and the cells filled today. */
export interface Recipe {
  readonly cells: readonly number[];
  readonly today: readonly Cell[];
}

export const isBare = ({ cells }: Recipe): boolean => cells.every((there) => there === NOTHING);

/** The cells that touch what a unit of this kind must touch now. */
export function cellsFor(board: Board, recipe: Recipe, kind: Kind): Cell[] {
  const cells: Cell[] = [];
  const number = numberOf(kind);
  const again = recipe.today.some((cell) => recipe.cells[cell] === number);
  const bare = isBare(recipe);
  for (let cell = 0; cell < recipe.cells.length; cell++) {
    if (recipe.cells[cell] !== NOTHING) continue;
    if (kind === 'yeast' && !touchesWater(board, recipe.cells, cell)) continue;
    if (bare || (again ? touchesOwn(board, recipe, cell, number) : touchesAny(board, recipe, cell))) cells.push(cell);
  }
  return cells;
}

const touchesAny = (board: Board, { cells }: Recipe, cell: Cell): boolean =>
  besides(board, cell).some((side) => cells[side] !== NOTHING);

/** SS-10: a unit of the same kind placed today. */
const touchesOwn = (board: Board, { cells, today }: Recipe, cell: Cell, kind: number): boolean =>
  besides(board, cell).some((side) => cells[side] === kind && today.includes(side));

/** Water itself, or a yeast that touches water. */
export const touchesWater = (board: Board, cells: readonly number[], cell: Cell): boolean =>
  waterAt(board, cell) > 0 ||
  besides(board, cell).some((side) => cells[side] === numberOf('yeast') && waterAt(board, side) > 0);

// The day's choices

/** Pairs of dice in a store that can be roasted, equal ones once; a lone die on its own (SS-7). */
export function roastable(dice: readonly number[]): number[][] {
  if (dice.length < 2) return dice.length === 0 ? [] : [[...dice]];
  return pairsOf(dice);
}

/** The distinct pairs of dice, lower die first. */
export function pairsOf(dice: readonly number[]): number[][] {
  const sorted = dice.toSorted((a, b) => a - b);
  const pairs = new Map<number, number[]>();
  for (const [i, a] of sorted.entries()) {
    for (const b of sorted.slice(i + 1)) pairs.set(a * 10 + b, [a, b]);
  }
  return [...pairs.values()];
}

// Changes

/** SS-9 and SS-16: a unit comes from the lowest die; a die that is used up is free again. */
export function takeUnit(dice: number[]): void {
  const least = dice.indexOf(Math.min(...dice));
  if (dice[least] === 1) dice.splice(least, 1);
  else dice[least] = must(dice[least]) - 1;
}

export function removeDice(dice: number[], values: readonly number[]): void {
  for (const value of values) dice.splice(dice.indexOf(value), 1);
}

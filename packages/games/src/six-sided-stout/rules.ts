import type { Seat } from '@taproom/engine';
import {
  type Assistant,
  BOARDS,
  type Board,
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
} from './components.ts';
import type { Brewer, StoutState } from './state.ts';

export const brewerAt = (state: StoutState, seat: Seat): Brewer => state.brewers[seat] as Brewer;
export const boardOf = (state: StoutState): Board => BOARDS[state.board];
export const isAlone = (state: StoutState): boolean => state.brewers.length === 1;

/** The good bought yesterday, which cannot be bought today; none if yesterday was a day of roasting (SS-4). */
export const boughtYesterday = ({ days }: Brewer): Good | undefined => {
  const deed = days.at(-1);
  return deed === 'roast' ? undefined : deed;
};

/** Dice that lie in no malt store (SS-12). */
export const freeDice = ({ stores }: Brewer): number =>
  DICE - MALTS.reduce((sum, malt) => sum + stores[malt].length, 0);

export const diceNeeded = (assistant: Assistant | null): number =>
  assistant === null ? DICE_AT_MARKET : DICE_WITH_ASSISTANT;

/** The malt that roasting turns a malt into; none for chocolate, which burns. */
export const roastedInto = (malt: Malt): Malt | undefined => MALTS[MALTS.indexOf(malt) + 1];

/** The units of a kind that can be put into the recipe now. */
export function unitsAtHand(brewer: Brewer, kind: Kind): number {
  if (isMalt(kind)) return brewer.stores[kind].reduce((sum, die) => sum + die, 0);
  const { stage } = brewer;
  return stage.at === 'put' && stage.good === kind ? stage.left : 0;
}

// Placement

/** The cells that take a unit of this kind now. */
export function cellsFor(board: Board, brewer: Brewer, kind: Kind): Cell[] {
  const cells: Cell[] = [];
  const number = numberOf(kind);
  const again = brewer.today.some((cell) => brewer.cells[cell] === number);
  const bare = brewer.cells.every((there) => there === NOTHING);
  for (let cell = 0; cell < brewer.cells.length; cell++) {
    if (brewer.cells[cell] !== NOTHING) continue;
    if (kind === 'yeast' && !touchesWater(board, brewer, cell)) continue;
    if (bare || (again ? touchesOwn(board, brewer, cell, number) : touchesAny(board, brewer, cell))) cells.push(cell);
  }
  return cells;
}

const touchesAny = (board: Board, { cells }: Brewer, cell: Cell): boolean =>
  (board.neighbours[cell] as readonly Cell[]).some((side) => cells[side] !== NOTHING);

/** SS-10: a unit of the same kind that was placed today. */
const touchesOwn = (board: Board, { cells, today }: Brewer, cell: Cell, kind: number): boolean =>
  (board.neighbours[cell] as readonly Cell[]).some((side) => cells[side] === kind && today.includes(side));

/** Water itself, or a yeast that touches water. */
const touchesWater = (board: Board, { cells }: Brewer, cell: Cell): boolean =>
  (board.water[cell] as number) > 0 ||
  (board.neighbours[cell] as readonly Cell[]).some(
    (side) => cells[side] === numberOf('yeast') && (board.water[side] as number) > 0,
  );

/** Whether some of today's hops or yeast can still go into the recipe, and so must (SS-8). */
export function mustStillPut(board: Board, brewer: Brewer): boolean {
  const { stage } = brewer;
  return stage.at === 'put' && stage.good !== null && stage.left > 0 && cellsFor(board, brewer, stage.good).length > 0;
}

// The day's choices

/** SS-5: hops and yeast are bought only if a unit of them could go in at once. */
export const couldPlace = (board: Board, brewer: Brewer, good: Good): boolean =>
  good === 'malt' || cellsFor(board, brewer, good).length > 0;

/** Pairs of dice in a store that can be roasted, equal ones once; a lone die by itself (SS-7). */
export function roastable(dice: readonly number[]): number[][] {
  if (dice.length < 2) return dice.length === 0 ? [] : [[...dice]];
  return pairsOf(dice);
}

/** The different pairs among dice, lower die first. */
export function pairsOf(dice: readonly number[]): number[][] {
  const sorted = dice.toSorted((a, b) => a - b);
  const pairs = new Map<number, number[]>();
  for (const [i, a] of sorted.entries()) {
    for (const b of sorted.slice(i + 1)) pairs.set(a * 10 + b, [a, b]);
  }
  return [...pairs.values()];
}

// Changes

/** SS-9 and SS-16: a unit comes from the die that shows least; a die that is used up is free again. */
export function takeUnit(dice: number[]): void {
  const least = dice.indexOf(Math.min(...dice));
  if (dice[least] === 1) dice.splice(least, 1);
  else dice[least] = (dice[least] as number) - 1;
}

export function removeDice(dice: number[], values: readonly number[]): void {
  for (const value of values) dice.splice(dice.indexOf(value), 1);
}

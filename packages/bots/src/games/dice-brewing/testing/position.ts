import { fastRng } from '@taproom/engine';
import { type BrewingState, type Die, diceBrewing, dieOf } from '@taproom/games/dice-brewing';

/** Dice from words like `y3 b5`. */
export const diceOf = (words: string): Die[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map(dieOf);

export interface Told {
  /** The dice of the first player. */
  readonly reserve?: string;
  readonly warehouse?: string;
  readonly display?: readonly string[];
  readonly round?: number;
}

/** The first turn of a round for two, as given; seat 0 has the first turn. */
export function brewingPosition({ reserve, warehouse, display, round }: Told): BrewingState {
  const state = diceBrewing.setup(2, { mode: 'standard', unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(1));
  state.first = 0;
  state.round = round ?? 1;
  state.stack = [
    { at: 'round', done: 2 },
    { at: 'inOrder', phase: 'place', seat: 1 },
    { at: 'place', seat: 0, pieces: 0 },
  ];
  const [own] = state.brewers;
  if (own && reserve !== undefined) own.reserve = diceOf(reserve);
  if (own && warehouse !== undefined) own.warehouse = diceOf(warehouse);
  if (display) state.display = [...display];
  return state;
}

import { fastRng } from '@taproom/engine';
import { type BrewingState, type Colour, type Die, diceBrewing } from '@taproom/games/dice-brewing';

const COLOUR_OF: Readonly<Record<string, Colour>> = { y: 'yellow', b: 'black', g: 'green', u: 'blue' };

/** Dice from words like `y3 b5`. */
export const diceOf = (words: string): Die[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      colour: COLOUR_OF[word[0] as string] as Colour,
      value: Number(word[1]),
      raised: 0,
      lock: null,
      unlucky: false,
    }));

export interface Told {
  /** The dice of the one who begins. */
  readonly reserve?: string;
  readonly warehouse?: string;
  readonly display?: readonly string[];
  readonly round?: number;
}

/** The first turn of a round for two, as told; whoever has the first turn sits on seat 0. */
export function brewingPosition({ reserve, warehouse, display, round }: Told): BrewingState {
  const state = diceBrewing.setup(2, { mode: 'standard', unlucky: 'off', coins: 'same' }, fastRng(1));
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

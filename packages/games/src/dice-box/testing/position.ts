import { fastRng, type Seat } from '@taproom/engine';
import { type DieName, EMPTY, makeSeed, parseDie } from '../components.ts';
import { giveTurn } from '../flow.ts';
import { ANY_VALUE, fill } from '../rules.ts';
import { setup } from '../setup.ts';
import type { DiceBoxOptions, DiceBoxState, Die } from '../state.ts';

interface Position {
  /** Five rows of five words: a die (`r4`), the Seed (`s3`), or `..` for a vacancy. */
  readonly grid: string;
  readonly hands: readonly (readonly DieName[])[];
  readonly turn: Seat;
  readonly options?: Partial<DiceBoxOptions>;
}

/** A position described by a test; the turn goes to the seat that would have it in play. */
export function position({ grid, hands, turn, options }: Position): DiceBoxState {
  const state = setup(hands.length, { colours: 'two', first: '1', ...options }, fastRng(1));
  state.hands = hands.map((hand) => hand.map((name) => parseDie(name) as Die));
  state.pool = [0, 0, 0, 0];
  layOut(state, grid.trim().split(/\s+/));
  giveTurn(state, turn, () => {});
  return state;
}

function layOut(state: DiceBoxState, words: readonly string[]): void {
  state.grid = words.map(() => EMPTY);
  state.fits = words.map(() => ANY_VALUE);
  state.open = 0;
  for (const [square, word] of words.entries()) {
    if (word !== '..') fill(state, square, word.startsWith('s') ? makeSeed(Number(word[1])) : (parseDie(word) as Die));
  }
}

import { type Emit, type Rng, rollDie, type ScorePart, type Seat } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  colourIndex,
  colourIndexOf,
  EMPTY,
  makeDie,
  makeDieName,
  makeSquareName,
  NEIGHBOURS,
  pipsOf,
  SQUARES,
} from './components.ts';
import type { DiceBoxEvent, DiceBoxState, Die, Square } from './state.ts';

// What a vacancy takes is kept as bits: bit v for each value v that would fit, and TOUCHED once it has a filled
// neighbour. A filled square takes nothing. Everything could be read off the grid; `check` holds it against that.
export const TOUCHED = 1;
export const ANY_VALUE = 0b1111110;

/** The values that may lie beside a value: one more and one less; 1 and 6 are not neighbours. */
export const beside = (value: number): number => ((1 << (value - 1)) | (1 << (value + 1))) & ANY_VALUE;

const BESIDE: readonly number[] = Array.from({ length: 7 }, (_, value) => (value === 0 ? 0 : beside(value)));

export const mayTake = (fits: number, value: number): boolean => (fits & TOUCHED) !== 0 && ((fits >> value) & 1) === 1;

/** Puts a die on a square and tightens what the vacancies around it take. */
export function fill(state: DiceBoxState, square: Square, die: Die): void {
  const { grid, fits } = state;
  grid[square] = die;
  fits[square] = 0;
  const mask = BESIDE[pipsOf(die)] as number;
  for (const side of NEIGHBOURS[square] as readonly Square[]) {
    if (grid[side] === EMPTY) fits[side] = ((fits[side] as number) & mask) | TOUCHED;
  }
}

/** All values that some vacancy takes now, as bits. None: no vacancy can ever be filled (DB-3). */
export function openValues(state: DiceBoxState): number {
  let values = 0;
  for (let square = 0; square < SQUARES; square++) {
    const fits = state.fits[square] as number;
    if ((fits & TOUCHED) !== 0) values |= fits;
  }
  return values & ANY_VALUE;
}

/** The values in a hand, as bits. */
export function handValues(hand: readonly Die[]): number {
  let values = 0;
  for (const die of hand) values |= 1 << pipsOf(die);
  return values;
}

export const handOf = (state: DiceBoxState, seat: Seat): Die[] => state.hands[seat] as Die[];
export const leftOf = (state: DiceBoxState, seat: Seat): Seat => (seat + 1) % state.hands.length;

/** Rolls dice in place: each keeps its colour. */
export function rollAll(hand: Die[], rng: Rng): void {
  for (let i = 0; i < hand.length; i++) hand[i] = makeDie(colourIndexOf(hand[i] as Die), rollDie(rng));
}

export function placeDie(state: DiceBoxState, seat: Seat, die: Die, square: Square, emit: Emit<DiceBoxEvent>): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(die), 1);
  fill(state, square, die);
  emit({ type: 'placed', seat, die: makeDieName(die), square: makeSquareName(square) });
}

// Score

/** The pips on the grid of each colour, in the order of COLOURS. */
export function tallies(state: DiceBoxState): number[] {
  const sums = COLOURS.map(() => 0);
  for (const die of state.grid) {
    const colour = colourIndexOf(die);
    if (die !== EMPTY && colour < COLOURS.length) sums[colour] = (sums[colour] as number) + pipsOf(die);
  }
  return sums;
}

const part = (sums: readonly number[], colour: Colour): ScorePart => ({
  name: colour,
  value: sums[colourIndex(colour)] as number,
});

/** What each seat's score is made of: one part for each of its colours, whoever placed the dice. */
export const seatParts = (state: DiceBoxState, sums: readonly number[]): ScorePart[][] =>
  state.colours.map((colours) => colours.map((colour) => part(sums, colour)));

export const unclaimedParts = (state: DiceBoxState, sums: readonly number[]): ScorePart[] =>
  COLOURS.filter((colour) => !state.colours.some((own) => own.includes(colour))).map((colour) => part(sums, colour));

export const total = (parts: readonly ScorePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** DB-5: with three players, an unclaimed colour above every player's tally makes the lowest tally win. */
export const isInverted = (scores: readonly number[], unclaimed: readonly ScorePart[]): boolean =>
  scores.length === 3 && unclaimed.some(({ value }) => scores.every((score) => value > score));

/** DB-4: equal scores share a place. */
export function placesOf(scores: readonly number[], inverted: boolean): number[] {
  const isBetter = (a: number, b: number): boolean => (inverted ? a < b : a > b);
  return scores.map((score) => 1 + scores.filter((other) => isBetter(other, score)).length);
}

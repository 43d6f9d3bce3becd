import { type Rng, rollDie, type ScorePart, type Seat } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  colourIndex,
  colourIndexOf,
  DIE_NAMES,
  type DieName,
  EMPTY,
  makeDie,
  makeDieName,
  NEIGHBOURS,
  pipsOf,
  VALUES,
} from './components.ts';
import type { DiceBoxState, Die, Square } from './state.ts';

// Three small sets are kept as bits of a number: values (bit v), dice (bit d) and squares (bit s). `fits` and `open`
// could be read from the grid; they are cached for speed, and `check` compares them with it.

export const ANY_VALUE = 0b1111110;

/** The values that may lie next to a value: one more and one less; 1 and 6 are not neighbours. */
export const beside = (value: number): number => ((1 << (value - 1)) | (1 << (value + 1))) & ANY_VALUE;

const BESIDE: readonly number[] = [0, ...VALUES.map(beside)];

export const hasBit = (bits: number, n: number): boolean => ((bits >> n) & 1) === 1;
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Puts a die on a square and narrows what fits the vacancies around it. */
export function fill(state: DiceBoxState, square: Square, die: Die): void {
  const { fits } = state;
  state.grid[square] = die;
  fits[square] = 0;
  const values = BESIDE[pipsOf(die)] as number;
  let open = state.open & ~(1 << square);
  const sides = NEIGHBOURS[square] as readonly Square[];
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i] as Square;
    // A vacancy beside a die is open as long as some value fits it (DB-3); once closed it stays so.
    const left = (fits[side] as number) & values;
    fits[side] = left;
    open = left === 0 ? open & ~(1 << side) : open | (1 << side);
  }
  state.open = open;
}

/** The distinct dice of a hand: bit d for each die d. */
export function diceBits(hand: readonly Die[]): number {
  let dice = 0;
  for (let i = 0; i < hand.length; i++) dice |= 1 << (hand[i] as Die);
  return dice;
}

/** The dice that show one of the values in `fits`, as bits. */
export const diceThatFit = (fits: number): number => DICE_THAT_FIT[fits >> 1] as number;

const DICE_THAT_FIT: readonly number[] = Array.from({ length: 64 }, (_, values) =>
  diceBits(DIE_NAMES.map((_name, die) => die).filter((die) => (values & (1 << (pipsOf(die) - 1))) !== 0)),
);

/** Whether some die in hand fits some open vacancy. */
export function canPlace(state: DiceBoxState, hand: readonly Die[]): boolean {
  const { fits } = state;
  const held = diceBits(hand);
  for (let open = state.open; open !== 0; open &= open - 1) {
    if ((held & diceThatFit(fits[lowestBit(open)] as number)) !== 0) return true;
  }
  return false;
}

export const handOf = (state: DiceBoxState, seat: Seat): Die[] => state.hands[seat] as Die[];
export const leftOf = (state: DiceBoxState, seat: Seat): Seat => (seat + 1) % state.hands.length;

/** The same die, rolled. */
const rolled = (die: Die, rng: Rng): Die => makeDie(colourIndexOf(die), rollDie(rng));

export function namesOf(hand: readonly Die[]): DieName[] {
  const names: DieName[] = [];
  for (let i = 0; i < hand.length; i++) names.push(makeDieName(hand[i] as Die));
  return names;
}

export function rollAll(hand: Die[], rng: Rng): void {
  for (let i = 0; i < hand.length; i++) hand[i] = rolled(hand[i] as Die, rng);
}

export function placeDie(state: DiceBoxState, seat: Seat, die: Die, square: Square): void {
  removeOne(handOf(state, seat), die);
  fill(state, square, die);
}

/** Faster than `splice` by a factor of two. */
function removeOne(hand: Die[], die: Die): void {
  let at = 0;
  while (at < hand.length && hand[at] !== die) at++;
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i] as Die;
  hand.pop();
}

// Score

/** Pips on the grid by colour, in the order of COLOURS. */
export function tallies(grid: readonly Die[]): number[] {
  const sums = COLOURS.map(() => 0);
  for (const die of grid) {
    const colour = colourIndexOf(die);
    if (die !== EMPTY && colour < COLOURS.length) sums[colour] = (sums[colour] as number) + pipsOf(die);
  }
  return sums;
}

const part = (sums: readonly number[], colour: Colour): ScorePart => ({
  name: colour,
  value: sums[colourIndex(colour)] as number,
});

type ColoursOfSeats = readonly (readonly Colour[])[];

/** Each seat's score by colour, no matter who placed the dice. */
export const seatParts = (colours: ColoursOfSeats, sums: readonly number[]): ScorePart[][] =>
  colours.map((own) => own.map((colour) => part(sums, colour)));

export const unclaimedParts = (colours: ColoursOfSeats, sums: readonly number[]): ScorePart[] =>
  COLOURS.filter((colour) => !colours.some((own) => own.includes(colour))).map((colour) => part(sums, colour));

export const total = (parts: readonly ScorePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** DB-5: with three players, an unclaimed colour above every player's tally makes the lowest tally win. */
export const isInverted = (scores: readonly number[], unclaimed: readonly ScorePart[]): boolean =>
  scores.length === 3 && unclaimed.some(({ value }) => scores.every((score) => value > score));

/** DB-4: equal scores share a place. */
export function placesOf(scores: readonly number[], inverted: boolean): number[] {
  const isBetter = (a: number, b: number): boolean => (inverted ? a < b : a > b);
  return scores.map((score) => 1 + scores.filter((other) => isBetter(other, score)).length);
}

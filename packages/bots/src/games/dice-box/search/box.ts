import type { Seat } from '@taproom/engine';
import { at, never } from '../../../lists.ts';
import { type Counts, type Fall, type Kinds, kindsIn, OWNERS, oneDie, ownerIn, VALUES, valueIn } from './hand.ts';
import { around, CENTRE_BIT, lowest, type Squares } from './squares.ts';

/**
 * A match for the search: the rules of the game itself, in numbers that are quick to copy and to ask. Dice are told apart
 * only by value and owner, which is the seat that their pips count for, or nobody.
 */
export interface Box {
  readonly seats: number;
  /** The seat that rolls the Seed. */
  readonly first: Seat;
  /** Who has yet to draft, in this order, and how many of them have. */
  readonly draft: readonly Seat[];
  drafted: number;
  /** By owner: dice left to draft. */
  readonly pool: Int32Array;
  /** By value: the squares that it may not enter, all filled ones among them. */
  readonly barred: Int32Array;
  /** The squares beside a die, filled or not. */
  touched: Squares;
  /** By seat and owner: how many dice are in hand, and what they show. */
  readonly dice: Int32Array;
  readonly hands: Int32Array;
  /** By seat: the kinds of dice in hand. */
  readonly kinds: Int32Array;
  /** By owner: the pips on the grid. */
  readonly tallies: Int32Array;
  /** Whose turn it is, or NOBODY at the end. */
  turn: Seat;
}

export const NOBODY = -1;

export const handAt = (seat: Seat, owner: number): number => seat * OWNERS + owner;

export const kindsHeld = ({ kinds }: Box, seat: Seat): Kinds => kinds[seat] ?? never();

/** The open squares that a value fits. */
export const openFor = ({ barred, touched }: Box, value: number): Squares => touched & ~(barred[value] ?? never());

export const isDraft = ({ drafted, draft }: Box): boolean => drafted < draft.length;

export function add(numbers: Int32Array, index: number, more: number): void {
  numbers[index] = (numbers[index] ?? never()) + more;
}

/** A die out of the pool; after the last one the Seed is rolled onto its square, and then every hand. */
export function pickDie(box: Box, owner: number, fall: Fall): void {
  add(box.pool, owner, -1);
  add(box.dice, handAt(box.turn, owner), 1);
  box.drafted++;
  if (isDraft(box)) {
    box.turn = at(box.draft, box.drafted);
    return;
  }
  fill(box, CENTRE_BIT, valueShown(fall(1)));
  for (let seat = 0; seat < box.seats; seat++) rollHand(box, seat, fall);
  giveTurn(box, box.first, fall);
}

const valueShown = (die: Counts): number => lowest(die) / 4 + 1;

/** A die of the seat whose turn it is onto a square. */
export function placeDie(box: Box, kind: number, square: number, fall: Fall): void {
  const { turn, hands, dice, kinds, tallies } = box;
  const [owner, value] = [ownerIn(kind), valueIn(kind)];
  const hand = handAt(turn, owner);
  add(hands, hand, -oneDie(value));
  add(dice, hand, -1);
  if (!hasBit(kindsIn(hands[hand] ?? never(), owner), kind)) kinds[turn] = kindsHeld(box, turn) & ~(1 << kind);
  add(tallies, owner, value);
  fill(box, square, value);
  giveTurn(box, leftOf(box, turn), fall);
}

export const hasBit = (bits: number, bit: number): boolean => ((bits >>> bit) & 1) === 1;

const leftOf = ({ seats }: Box, seat: Seat): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** Values beside a die differ from it by one. */
export function fill(box: Box, square: number, value: number): void {
  const filled = 1 << square;
  const beside = around(filled);
  for (let other = 1; other <= VALUES; other++) {
    const differsByOne = other === value - 1 || other === value + 1;
    box.barred[other] = (box.barred[other] ?? never()) | filled | (differsByOne ? 0 : beside);
  }
  box.touched |= beside;
}

/** The turn goes to the next who can place. Those who cannot roll again (DB-2), but not if the game is over (DB-6). */
function giveTurn(box: Box, seat: Seat, fall: Fall): void {
  box.turn = seat;
  while (!canPlace(box, box.turn)) {
    if (isOver(box)) {
      box.turn = NOBODY;
      return;
    }
    rollHand(box, box.turn, fall);
    box.turn = leftOf(box, box.turn);
  }
}

function canPlace(box: Box, seat: Seat): boolean {
  const kinds = kindsHeld(box, seat);
  for (let value = 1; value <= VALUES; value++)
    if ((kinds & (ANY_OWNER << (OWNERS * (value - 1)))) !== 0 && openFor(box, value) !== 0) return true;
  return false;
}

const ANY_OWNER: Kinds = 0b1111;

/** No vacancy can ever be filled (DB-3). */
function isOver(box: Box): boolean {
  for (let value = 1; value <= VALUES; value++) if (openFor(box, value) !== 0) return false;
  return true;
}

function rollHand({ dice, hands, kinds }: Box, seat: Seat, fall: Fall): void {
  let held: Kinds = 0;
  for (let owner = 0; owner < OWNERS; owner++) {
    const hand = handAt(seat, owner);
    const number = dice[hand] ?? never();
    const counts = number === 0 ? 0 : fall(number);
    hands[hand] = counts;
    held |= kindsIn(counts, owner);
  }
  kinds[seat] = held;
}

/** Makes one box like another of the same match. */
export function copyBox(from: Box, to: Box): void {
  copy(from.pool, to.pool);
  copy(from.barred, to.barred);
  copy(from.dice, to.dice);
  copy(from.hands, to.hands);
  copy(from.kinds, to.kinds);
  copy(from.tallies, to.tallies);
  to.drafted = from.drafted;
  to.touched = from.touched;
  to.turn = from.turn;
}

/** For so few numbers quicker than `set`. */
function copy(from: Int32Array, to: Int32Array): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] ?? never();
}

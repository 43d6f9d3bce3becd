import { below, type Rng, rollDie } from '@taproom/engine';
import { ALL_SQUARES, BESIDE, CENTRE, COLOURS, DICE_OF_EACH, lowestBit, VALUES } from './squares.ts';

/**
 * Two-player Dice Box, two colours each, written for speed alone: squares are bits, hands are counts in typed arrays,
 * nothing is allocated while playing. The yardstick for what the contract costs.
 */

const KINDS = COLOURS * VALUES;

/** Per kind of die (colour × 6 + value − 1), its value and its colour. */
const VALUE = Uint8Array.from({ length: KINDS }, (_, kind) => (kind % VALUES) + 1);
const COLOUR = Uint8Array.from({ length: KINDS }, (_, kind) => Math.floor(kind / VALUES));

/** Per value, the vacancies that no filled neighbour forbids it. */
const allowed = new Int32Array(VALUES + 1);
/** Per seat and kind, how many dice of it the seat holds. */
const held = new Uint8Array(2 * KINDS);
/** Per seat, the kinds it holds, as bits. */
const kinds = new Int32Array(2);
/** Per seat and colour, how many dice it holds. */
const dice = new Uint8Array(2 * COLOURS);
/** Per colour, the pips on the grid. */
const tally = new Int32Array(COLOURS);
/** The legal moves: kind × 32 + square. */
const moves = new Int16Array(KINDS * BESIDE.length);
let vacant = 0;
let touched = 0;
let mover = 0;

export const movesOpen = (): Int16Array => moves;
export const tallies = (): Int32Array => tally;

/** Deals; returns how many moves are open. */
export function deal(rng: Rng): number {
  allowed.fill(ALL_SQUARES);
  tally.fill(0);
  dice.fill(DICE_OF_EACH);
  vacant = ALL_SQUARES;
  touched = 0;
  mover = below(rng, 2);
  fill(CENTRE, rollDie(rng));
  rollAll(0, rng);
  rollAll(1, rng);
  return settle(rng);
}

/** Plays a move and all that follows from it; returns how many moves are open, none at the end. */
export function place(move: number, rng: Rng): number {
  const kind = move >> 5;
  const value = VALUE[kind] as number;
  tally[COLOUR[kind] as number] = (tally[COLOUR[kind] as number] as number) + value;
  takeFromHand(kind);
  fill(move & 31, value);
  mover ^= 1;
  return settle(rng);
}

function takeFromHand(kind: number): void {
  const colour = mover * COLOURS + (COLOUR[kind] as number);
  const left = (held[mover * KINDS + kind] as number) - 1;
  held[mover * KINDS + kind] = left;
  dice[colour] = (dice[colour] as number) - 1;
  if (left === 0) kinds[mover] = (kinds[mover] as number) & ~(1 << kind);
}

function fill(square: number, value: number): void {
  const around = BESIDE[square] as number;
  vacant &= ~(1 << square);
  touched |= around;
  for (let v = 1; v <= VALUES; v++)
    if (v !== value - 1 && v !== value + 1) allowed[v] = (allowed[v] as number) & ~around;
}

/** Rerolls and passes on until a seat can move or no seat ever will. */
function settle(rng: Rng): number {
  const open = vacant & touched;
  let any = 0;
  for (let v = 1; v <= VALUES; v++) any |= (allowed[v] as number) & open;
  if (any === 0) return 0;
  for (;;) {
    const count = listMoves(open);
    if (count > 0) return count;
    rollAll(mover, rng);
    mover ^= 1;
  }
}

function listMoves(open: number): number {
  let count = 0;
  for (let left = kinds[mover] as number; left !== 0; left &= left - 1) {
    const kind = lowestBit(left);
    let squares = (allowed[VALUE[kind] as number] as number) & open;
    for (; squares !== 0; squares &= squares - 1) moves[count++] = (kind << 5) | lowestBit(squares);
  }
  return count;
}

function rollAll(seat: number, rng: Rng): void {
  held.fill(0, seat * KINDS, (seat + 1) * KINDS);
  let rolled = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let left = dice[seat * COLOURS + colour] as number; left > 0; left--) {
      const kind = colour * VALUES + rollDie(rng) - 1;
      held[seat * KINDS + kind] = (held[seat * KINDS + kind] as number) + 1;
      rolled |= 1 << kind;
    }
  }
  kinds[seat] = rolled;
}

/** Plays a random game; returns the number of moves. */
export function playHandWritten(rng: Rng, choices: Rng): number {
  let open = deal(rng);
  let count = 0;
  for (; open > 0; count++) open = place(moves[below(choices, open)] as number, rng);
  return count;
}

import { below, type Rng, rollDie } from '@taproom/engine';
import { ALL_SQUARES, BESIDE, CENTRE, COLOURS, DICE_OF_EACH, lowestSquare, VALUES } from './squares.ts';

/**
 * Two-player Dice Box, two colours each, written for speed alone: squares are bits, hands are counts in typed arrays,
 * nothing is allocated while playing. The yardstick for what the contract costs.
 */

const KINDS = COLOURS * VALUES;

/** Per value, the vacancies that no filled neighbour forbids it. */
const allowed = new Int32Array(VALUES + 1);
/** Per seat and kind of die (colour × 6 + value − 1), how many it holds. */
const held = new Uint8Array(2 * KINDS);
/** Per colour, the pips on the grid. */
const tally = new Int32Array(COLOURS);
/** The legal moves: kind × 32 + square. */
const moves = new Int16Array(KINDS * BESIDE.length);
const pending = new Uint8Array(COLOURS);
let vacant = 0;
let touched = 0;
let mover = 0;

export const movesOpen = (): Int16Array => moves;
export const tallies = (): Int32Array => tally;

/** Deals; returns how many moves are open. */
export function deal(rng: Rng): number {
  allowed.fill(ALL_SQUARES);
  held.fill(0);
  tally.fill(0);
  vacant = ALL_SQUARES;
  touched = 0;
  mover = below(rng, 2);
  fill(CENTRE, rollDie(rng));
  pending.fill(DICE_OF_EACH);
  rollPending(0, rng);
  pending.fill(DICE_OF_EACH);
  rollPending(KINDS, rng);
  return settle(rng);
}

/** Plays a move and all that follows from it; returns how many moves are open, none at the end. */
export function place(move: number, rng: Rng): number {
  const kind = move >> 5;
  const value = (kind % VALUES) + 1;
  held[mover * KINDS + kind] = (held[mover * KINDS + kind] as number) - 1;
  tally[(kind / VALUES) | 0] = (tally[(kind / VALUES) | 0] as number) + value;
  fill(move & 31, value);
  mover ^= 1;
  return settle(rng);
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
    reroll(mover * KINDS, rng);
    mover ^= 1;
  }
}

function listMoves(open: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (held[mover * KINDS + kind] === 0) continue;
    let squares = (allowed[(kind % VALUES) + 1] as number) & open;
    while (squares !== 0) {
      moves[count++] = (kind << 5) | lowestSquare(squares);
      squares &= squares - 1;
    }
  }
  return count;
}

function reroll(hand: number, rng: Rng): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    let dice = 0;
    for (let kind = colour * VALUES; kind < (colour + 1) * VALUES; kind++) {
      dice += held[hand + kind] as number;
      held[hand + kind] = 0;
    }
    pending[colour] = dice;
  }
  rollPending(hand, rng);
}

function rollPending(hand: number, rng: Rng): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let dice = pending[colour] as number; dice > 0; dice--) {
      const kind = hand + colour * VALUES + rollDie(rng) - 1;
      held[kind] = (held[kind] as number) + 1;
    }
  }
}

/** Plays a random game; returns the number of moves. */
export function playHandWritten(dice: Rng, choices: Rng): number {
  let open = deal(dice);
  let count = 0;
  for (; open > 0; count++) open = place(moves[below(choices, open)] as number, dice);
  return count;
}

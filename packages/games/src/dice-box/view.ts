import type { Rng, ScorePart, Seat, Viewer } from '@taproom/engine';
import { clone } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  colourIndex,
  colourIndexOf,
  colourOf,
  EMPTY,
  pipsOf,
  VALUES,
  type Value,
} from './components.ts';
import { hasBit, seatParts, tallies, total, unclaimedParts } from './rules.ts';
import type { DiceBoxEvent, DiceBoxState, Die } from './state.ts';

/** A die as it is seen. */
export interface SeenDie {
  readonly colour: Colour | 'seed';
  readonly value: Value;
}

export interface SeenSeat {
  readonly colours: readonly Colour[];
  /** The rolled dice in hand; none during the draft, when no die is rolled yet. */
  readonly hand: readonly SeenDie[];
  /** How many dice of each colour the seat holds. */
  readonly held: Readonly<Record<Colour, number>>;
  /** Pips on the grid in the seat's colours. */
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** Everything lies open in Dice Box: all viewers see the same. */
export interface DiceBoxView {
  readonly phase: 'draft' | 'play' | 'over';
  /** Whose turn it is. */
  readonly turn: Seat | null;
  /** Who rolls the Seed and places first. */
  readonly first: Seat;
  /** 25 squares, row by row. */
  readonly grid: readonly (SeenDie | null)[];
  readonly seats: readonly SeenSeat[];
  /** Dice of each colour still to be drafted. */
  readonly pool: Readonly<Record<Colour, number>>;
  /** Colours no seat scores for, with their tallies. */
  readonly unclaimed: readonly ScorePart[];
  /** The values each square would take now; none where it is filled, dead or has no filled neighbour. */
  readonly takes: readonly (readonly number[])[];
}

export function view(state: DiceBoxState, _viewer: Viewer): DiceBoxView {
  const sums = tallies(state);
  return {
    phase: phaseOf(state),
    turn: turnOf(state),
    first: state.first,
    grid: state.grid.map((die) => (die === EMPTY ? null : seen(die))),
    seats: seatParts(state, sums).map((parts, seat) => seenSeat(state, seat, parts)),
    pool: byColour((colour) => state.pool[colourIndex(colour)] as number),
    unclaimed: unclaimedParts(state, sums),
    takes: state.fits.map((fits, square) =>
      VALUES.filter((value) => hasBit(state.open, square) && hasBit(fits, value)),
    ),
  };
}

function phaseOf(state: DiceBoxState): DiceBoxView['phase'] {
  const frame = state.stack.at(-1);
  if (!frame) return 'over';
  return frame.at === 'draft' ? 'draft' : 'play';
}

function turnOf(state: DiceBoxState): Seat | null {
  const frame = state.stack.at(-1);
  if (!frame || frame.at === 'opening') return null;
  return frame.at === 'draft' ? (frame.order[0] ?? null) : frame.seat;
}

function seenSeat(state: DiceBoxState, seat: Seat, parts: readonly ScorePart[]): SeenSeat {
  const hand = state.hands[seat] as Die[];
  return {
    colours: [...(state.colours[seat] as Colour[])],
    hand: phaseOf(state) === 'draft' ? [] : hand.map(seen),
    held: byColour((colour) => hand.filter((die) => colourOf(die) === colour).length),
    score: total(parts),
    parts,
  };
}

const seen = (die: Die): SeenDie => ({
  colour: COLOURS[colourIndexOf(die)] ?? 'seed',
  value: pipsOf(die) as Value,
});

const byColour = (count: (colour: Colour) => number): Record<Colour, number> => ({
  red: count('red'),
  yellow: count('yellow'),
  blue: count('blue'),
  white: count('white'),
});

export const witness = (event: DiceBoxEvent, _viewer: Viewer): DiceBoxEvent => event;

/** Only the dice to come are hidden. */
export function imagine(state: DiceBoxState, _seat: Seat, rng: Rng): void {
  state.rng = clone(rng);
}

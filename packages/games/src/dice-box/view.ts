import type { Rng, Seat, Viewer } from '@taproom/engine';
import { clone } from '@taproom/engine';
import {
  type Colour,
  colourIndex,
  colourOf,
  type DieName,
  GRID_NAMES,
  makeDieName,
  type SeedName,
} from './components.ts';
import type { DiceBoxEvent, DiceBoxState, Die } from './state.ts';

/** A die on the grid, by its name; `readDie` says what it looks like. */
export type SeenDie = DieName | SeedName;

export interface SeenSeat {
  /** The colours it scores for. */
  readonly colours: readonly Colour[];
  /** The rolled dice in hand. */
  readonly hand: readonly DieName[];
  /** The dice in hand during the draft, when none is rolled yet. */
  readonly unrolled: readonly Colour[];
}

/**
 * Everything lies open in Dice Box: all viewers see the same. A view holds what cannot be worked out from the rest of
 * it: scores and what a vacancy takes are in `reading.ts`.
 */
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
}

export function view(state: DiceBoxState, _viewer: Viewer): DiceBoxView {
  const phase = phaseOf(state);
  return {
    phase,
    turn: turnOf(state),
    first: state.first,
    grid: state.grid.map((die) => GRID_NAMES[die] ?? null),
    seats: state.hands.map((hand, seat) => seenSeat(hand, state.colours[seat] as Colour[], phase)),
    pool: byColour((colour) => state.pool[colourIndex(colour)] as number),
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

function seenSeat(hand: readonly Die[], colours: readonly Colour[], phase: DiceBoxView['phase']): SeenSeat {
  const isRolled = phase !== 'draft';
  return {
    colours: [...colours],
    hand: isRolled ? hand.map(makeDieName) : [],
    unrolled: isRolled ? [] : hand.map((die) => colourOf(die) as Colour),
  };
}

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

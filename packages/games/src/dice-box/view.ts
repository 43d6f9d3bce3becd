import type { Rng, Seat, Viewer } from '@taproom/engine';
import { clone } from '@taproom/engine';
import {
  type Colour,
  colourIndex,
  colourOf,
  type DieName,
  EMPTY,
  GRID_NAMES,
  makeDieName,
  type SeedName,
} from './components.ts';
import type { DiceBoxEvent, DiceBoxState } from './state.ts';

/** A die on the grid, by its name; `readDie` says what it looks like. */
export type SeenDie = DieName | SeedName;

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
  /** The colours each seat scores for. */
  readonly colours: readonly (readonly Colour[])[];
  /** The rolled dice of each seat. */
  readonly hands: readonly (readonly DieName[])[];
  /** The dice of each seat during the draft, when none is rolled yet. */
  readonly unrolled: readonly (readonly Colour[])[];
  /** Dice of each colour still to be drafted. */
  readonly pool: Readonly<Record<Colour, number>>;
}

export function view(state: DiceBoxState, _viewer: Viewer): DiceBoxView {
  const phase = phaseOf(state);
  const isRolled = phase !== 'draft';
  return {
    phase,
    turn: turnOf(state),
    first: state.first,
    grid: state.grid.map((die) => (die === EMPTY ? null : (GRID_NAMES[die] as SeenDie))),
    colours: state.colours.map((colours) => [...colours]),
    hands: state.hands.map((hand) => (isRolled ? hand.map(makeDieName) : [])),
    unrolled: state.hands.map((hand) => (isRolled ? [] : hand.map((die) => colourOf(die) as Colour))),
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

import { clone, must, type Rng, type Seat, type Viewer } from '@taproom/engine';
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

/** A die on the grid by name; `readDie` gives its colour and value. */
export type SeenDie = DieName | SeedName;

/**
 * Dice Box has no secrets: all viewers see the same. A view holds only what cannot be derived from the rest; for scores
 * and what fits a vacancy see `reading.ts`.
 */
export interface DiceBoxView {
  readonly phase: 'draft' | 'play' | 'over';
  readonly turn: Seat | null;
  /** Rolls the Seed and places first. */
  readonly first: Seat;
  /** 25 squares, row by row. */
  readonly grid: readonly (SeenDie | null)[];
  /** The colours each seat scores for. */
  readonly colours: readonly (readonly Colour[])[];
  /** Each seat's rolled dice. */
  readonly hands: readonly (readonly DieName[])[];
  /** Each seat's dice during the draft, before they are rolled. */
  readonly unrolled: readonly (readonly Colour[])[];
  /** Dice left to draft. */
  readonly pool: Readonly<Record<Colour, number>>;
}

export function view(state: DiceBoxState, _viewer: Viewer): DiceBoxView {
  const phase = phaseOf(state);
  const isRolled = phase !== 'draft';
  return {
    phase,
    turn: turnOf(state),
    first: state.first,
    grid: state.grid.map((die) => (die === EMPTY ? null : must(GRID_NAMES[die]))),
    colours: state.colours.map((colours) => [...colours]),
    hands: state.hands.map((hand) => (isRolled ? hand.map(makeDieName) : [])),
    unrolled: state.hands.map((hand) => (isRolled ? [] : hand.map((die) => must(colourOf(die))))),
    pool: byColour((colour) => must(state.pool[colourIndex(colour)])),
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

/** Only future rolls are hidden. */
export function imagine(state: DiceBoxState, _seat: Seat, rng: Rng): void {
  state.rng = clone(rng);
}

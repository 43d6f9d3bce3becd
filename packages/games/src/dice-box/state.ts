import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Colour, DieName, SquareName } from './components.ts';

/**
 * A die in hand or on the grid: a number that encodes its colour and value (see `components.ts`). Equal numbers are
 * equal dice.
 */
export type Die = number;

/** A square of the grid, 0 to 24, row by row from the top left. */
export type Square = number;

export interface DiceBoxOptions {
  /** With two players: one colour each, or two. */
  colours: 'one' | 'two';
  /** Who goes first: a seat, counted from 1, or random. */
  first: 'random' | '1' | '2' | '3' | '4';
}

/** The locals of each flow state. */
export interface Frames {
  /** Four players draft the eight spare dice; `order` holds the picks still to come. */
  draft: { order: Seat[] };
  /** The first player rolls the Seed, then everyone rolls. */
  opening: object;
  /** `seat` can place, so it must. */
  turn: { seat: Seat };
}

export interface DiceBoxState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  /** The colours each seat scores for. */
  colours: Colour[][];
  first: Seat;
  /** Dice left to draft, by colour in the order of COLOURS. */
  pool: number[];
  /** Each seat's dice; during the draft they are unrolled and show 1. */
  hands: Die[][];
  /** The die on each square, or EMPTY. */
  grid: Die[];
  /** The values that fit each vacancy, as bits; 0 for filled squares. */
  fits: number[];
  /** The vacancies beside a die that some value fits, as bits. The game ends when there are none (DB-3). */
  open: number;
  /** Placements and rerolls so far. */
  turns: number;
}

export type DiceBoxAction =
  | { readonly type: 'pick'; readonly colour: Colour }
  | { readonly type: 'place'; readonly die: DieName; readonly square: SquareName };

export type DiceBoxEvent =
  | { readonly type: 'picked'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'seeded'; readonly seat: Seat; readonly value: number; readonly square: SquareName }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly DieName[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly die: DieName; readonly square: SquareName }
  /** A seat that could not place rerolled all its dice (DB-2). */
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly dice: readonly DieName[] }
  | { readonly type: 'ended'; readonly ending: Ending };

/** Every square is filled, or no vacancy can ever be filled. */
export type Ending = 'full' | 'blocked';

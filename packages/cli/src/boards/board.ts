import type { Seat, Tagged, Unchecked } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import type { Paint } from '../paint.ts';
import type { Key } from '../text/index.ts';

/** All a board needs to know besides the view. */
export interface Surroundings {
  readonly text: GameText;
  readonly paint: Paint;
  readonly names: readonly string[];
  /** The seat whose things are shown where there is no room for everybody's. */
  readonly home: Seat;
  /** The seat that is asked to act, if any. */
  readonly asked: Seat | undefined;
  /** What that seat can do, numbered as in the list of moves. */
  readonly legal: readonly Tagged[];
  readonly resigned: readonly Seat[];
  /** What happened last, to be pointed out. */
  readonly recent: readonly Tagged[];
}

/** A game in the terminal: one for each game. */
export interface TerminalBoard {
  /** What its signs mean and how moves are typed, where that needs saying. */
  readonly legend?: readonly Key[];
  /** The position with everybody's dice and scores: at most 80 columns, 13 lines. */
  draw(view: unknown, around: Surroundings): string[];
  /** The action meant by a notation, legal or not; nothing if it is no notation of this game. */
  parse(typed: string, view?: unknown): Unchecked | undefined;
  /** Several actions meant by one line, to be taken one after the other. */
  route?(typed: string, view: unknown): Unchecked[] | undefined;
  /** How long the actor may think, and what is done when the time is up; nothing where there is no clock. */
  limit?(view: unknown): { readonly seconds: number; readonly action: Unchecked } | undefined;
  /** Every face that came up: on the table after the deal, and in what happened since. */
  rolls(dealt: unknown, events: readonly Tagged[]): number[];
}

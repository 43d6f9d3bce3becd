import type { Rng } from './rng.ts';

/** A chair at the table, numbered from 0 in turn order. */
export type Seat = number;

/** Whose eyes: a seat's, or the table's (what lies face up for everyone). */
export type Viewer = Seat | 'table';

/** The id of a ruling, as printed in `docs/rules/<game>.md`: `DB-3`. */
export type RuleId = string;

/** Every action, event and message names its kind. */
export interface Tagged {
  readonly type: string;
}

/** An action that came from outside: it has a type and flat fields, and nothing else is known of it. */
export type Unchecked = Tagged & Readonly<Record<string, unknown>>;

/** Every state carries its own randomness; the rest is the game's, as plain JSON data. */
export interface BaseState {
  rng: Rng;
}

export type Emit<E> = (event: E) => void;

export interface ScorePart {
  readonly name: string;
  readonly value: number;
}

export interface Outcome {
  /** 1 is best; equal numbers share the place. Alone, 1 is a win or a plain finish, 2 a loss against the game. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** What each seat's score is made of. */
  readonly parts: readonly (readonly ScorePart[])[];
  /** Scores that belong to nobody but matter to the result. */
  readonly table: readonly ScorePart[];
  /** How it ended, as stable words that the game's text explains. */
  readonly endings: readonly string[];
}

/** One option of a game: a choice among words. */
export interface Option<T extends string> {
  readonly values: readonly T[];
  readonly default: T;
  /** Whether the value can be chosen at this seat count; always, if absent. The default always can. */
  readonly offered?: (seats: number, value: T) => boolean;
  /** Whether a word that is not on the list will do too: what a table tells the game, and nobody is asked for. */
  readonly accepts?: (value: string) => boolean;
}

export type Options<O> = { readonly [K in keyof O]: Option<O[K] & string> };

/**
 * The contract: a game is one plain object over plain JSON state. `legal` and `refuse` state the same
 * rules twice, once as a list and once as checks, and are written independently of each other.
 */
export interface Game<S extends BaseState, A extends Tagged, V, E extends Tagged, O> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever a recorded match would go on differently than before. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options<O>;
  /** Whether everything but the dice to come lies open: all see the same, and `imagine` changes nothing else. */
  readonly isOpen?: boolean;

  /** Deals a new game. `options` are complete and valid; `rng` becomes part of the state; `emit` hears of the deal. */
  setup(seats: number, options: O, rng: Rng, emit?: Emit<E>): S;

  /** Seats that may act now, ascending. Empty exactly when the game is over. */
  actors(state: S): readonly Seat[];

  /** Every action open to `seat`: complete, without doubles, in a stable order. */
  legal(state: S, seat: Seat): readonly A[];

  /** The ruling that forbids the action, for a seat whose turn it is; nothing if it is allowed. */
  refuse(state: S, seat: Seat, action: Unchecked): RuleId | undefined;

  /** Plays a legal action by changing `state` in place. */
  apply(state: S, seat: Seat, action: A, emit: Emit<E>): void;

  /** Defined exactly when the game is over. */
  outcome(state: S): Outcome | undefined;

  /** What `viewer` may know, built up from nothing. */
  view(state: S, viewer: Viewer): V;

  /** The event as `viewer` saw it, or nothing at all. */
  witness(event: E, viewer: Viewer): E | undefined;

  /** Re-deals in place everything `seat` cannot see, the future dice included. */
  imagine(state: S, seat: Seat, rng: Rng): void;

  /** What is wrong with the components, if anything: a die lost, a card doubled. */
  check(state: S): string | undefined;
}

/** A game of which only the contract is known: what bots, tables and the command line work with. */
export type AnyGame = Game<BaseState, Tagged, unknown, Tagged, Record<string, string>>;

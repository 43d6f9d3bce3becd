import type { Rng } from './dice/rng.ts';

/** A chair at the table, numbered from 0 in turn order. */
export type Seat = number;

/** A seat's point of view, or the table's (what lies face up for everyone). */
export type Viewer = Seat | 'table';

/** The id of a ruling, as printed in `docs/rules/<game>.md`: `DB-3`. */
export type RuleId = string;

/** Every action, event and message names its kind. */
export interface Tagged {
  readonly type: string;
}

/** An action from outside: it has a type and flat fields, and nothing else is known about it. */
export type Unchecked = Tagged & Readonly<Record<string, unknown>>;

/** Every state carries its own randomness; the rest is the game's own plain JSON data. */
export interface BaseState {
  rng: Rng;
}

export type Emit<E> = (event: E) => void;

export interface ScorePart {
  readonly name: string;
  readonly value: number;
}

export interface Outcome {
  /** 1 is best; equal numbers share a place. In solo play, 1 is a win or a plain finish, 2 a loss against the game. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** The breakdown of each seat's score. */
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
  offered?(seats: number, value: T): boolean;
  /** Accepts words that are not on the list: ones the table passes to the game and no player chooses. */
  accepts?(value: string): boolean;
}

export type Options<O> = { readonly [K in keyof O]: Option<O[K] & string> };

/** A decision that a seat must make within a time limit. */
export interface TimeLimit<A extends Tagged> {
  readonly seat: Seat;
  readonly seconds: number;
  /** Played for the seat when the time is up. */
  readonly action: A;
  /** The time keeps running while this stays the same, whatever is played meanwhile. */
  readonly about: string;
}

/**
 * The contract: a game is one plain object over plain JSON state. `legal` and `refuse` state the same
 * rules twice, once as a list and once as checks, and are written independently of each other.
 */
export interface Game<S extends BaseState, A extends Tagged, V, E extends Tagged, O> {
  readonly id: string;
  readonly title: string;
  /** Increased whenever a recorded match would replay differently than before. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options<O>;
  /** Whether only future dice are hidden: everyone sees the same, and `imagine` changes nothing else. */
  readonly isOpen?: boolean;

  /**
   * Deals a new game. `options` are complete and valid; `rng` becomes part of the state; `emit` receives the deal's
   * events.
   */
  setup(seats: number, options: O, rng: Rng, emit?: Emit<E>): S;

  /** Seats that may act now, ascending. Empty exactly when the game is over. */
  actors(state: S): readonly Seat[];

  /** Every action open to `seat`: complete, without duplicates, in a stable order. */
  legal(state: S, seat: Seat): readonly A[];

  /** The ruling that forbids the action, for a seat whose turn it is; undefined if it is allowed. */
  refuse(state: S, seat: Seat, action: Unchecked): RuleId | undefined;

  /** Plays a legal action by changing `state` in place. */
  apply(state: S, seat: Seat, action: A, emit: Emit<E>): void;

  /** What `clone` gives, only faster; `copyState` takes it where a game has one. */
  copy?(state: S): S;

  /** Defined exactly when the game is over. */
  outcome(state: S): Outcome | undefined;

  /** Everything `viewer` may know, built up from nothing. */
  view(state: S, viewer: Viewer): V;

  /** The event as `viewer` saw it; undefined if they did not. */
  witness(event: E, viewer: Viewer): E | undefined;

  /** Re-deals in place everything `seat` cannot see, future dice included. */
  imagine(state: S, seat: Seat, rng: Rng): void;

  /** A time limit that a seat is under, if any; the table does the counting. */
  timeLimit?(state: S): TimeLimit<A> | undefined;

  /** The first problem with the components, if any: a lost die, a duplicated card. */
  check(state: S): string | undefined;
}

/** A game of which only the contract is known, as used by bots, tables and the command line. */
export type AnyGame = Game<BaseState, Tagged, unknown, Tagged, Record<string, string>>;

/** Erases a game's own types, leaving only the contract. */
export function anyGame<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
): AnyGame;
export function anyGame(game: AnyGame): AnyGame {
  return game;
}

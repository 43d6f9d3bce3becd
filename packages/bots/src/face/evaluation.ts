import type { BaseState, Seat, Tagged } from '@taproom/engine';
import type { Knowledge } from './knowledge.ts';

/**
 * How good a view looks for a seat, given its knowledge of the game's questions: higher is
 * better, the unit is the game's own.
 */
export type Evaluation<V> = (view: V, seat: Seat, knowledge?: Knowledge) => number;

/** An action and how good it looks. */
export interface Appraised<A extends Tagged> {
  readonly action: A;
  readonly value: number;
}

/**
 * How good each legal action looks for a seat, for games that can tell without trying them all. Like all bots, it is
 * given an imagined state.
 */
export type Appraisal<S extends BaseState, A extends Tagged> = (state: S, seat: Seat) => Appraised<A>[];

/** The same for some positions only, and with knowledge; undefined where the actions have to be tried. */
export type PartialAppraisal<S extends BaseState, A extends Tagged> = (
  state: S,
  seat: Seat,
  knowledge?: Knowledge,
) => Appraised<A>[] | undefined;

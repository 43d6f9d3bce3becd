import type { BaseState, Seat, Tagged } from '@taproom/engine';
import type { Knowledge } from '../knowledge/index.ts';

/**
 * How good things look for a seat, from what it can see and with what it knows of what the game asks about: more is
 * better, the unit is the game's own.
 */
export type Evaluation<V> = (view: V, seat: Seat, knowledge?: Knowledge) => number;

/**
 * How good each action that is open looks for a seat, for games that can tell without trying them all. As all bots, it is
 * given an imagined state.
 */
export type Appraisal<S extends BaseState> = (state: S, seat: Seat) => { action: Tagged; value: number }[];

import type { Seat } from '@taproom/engine';

/** How good things look for a seat, from what it can see: more is better, the unit is the game's own. */
export type Evaluation<V> = (view: V, seat: Seat) => number;

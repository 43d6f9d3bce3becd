import type { BaseState, Seat } from '@taproom/engine';
import type { Knowledge } from './knowledge.ts';

/** How a match stands. */
export interface Standing {
  /** How far each seat has come, in the game's own unit: whoever leads is likely to win. */
  readonly worths: ArrayLike<number>;
  /** How much of the match is left, from 0 to 1. */
  readonly left: number;
}

/** How likely each seat is to win, by the looks of a position. */
export interface Odds<S extends BaseState> {
  standing(state: S, seat: Seat, knowledge?: Knowledge): Standing;
  /** How large a lead it takes to be likely to win, with nothing of the match left and with all of it. Measured by `lab`. */
  readonly scale: readonly [end: number, begin: number];
}

/** A seat's share of the win if chances grow with the exponent of what a seat is worth. */
export function shareOf({ worths, left }: Standing, seat: Seat, [end, begin]: Odds<BaseState>['scale']): number {
  const scale = end + left * (begin - end);
  const own = worths[seat] ?? 0;
  let all = 0;
  for (let other = 0; other < worths.length; other++) all += Math.exp(((worths[other] ?? 0) - own) / scale);
  return 1 / all;
}

/** The shares of all seats. */
export const sharesOf = (standing: Standing, scale: Odds<BaseState>['scale']): number[] =>
  Array.from(standing.worths, (_, seat) => shareOf(standing, seat, scale));

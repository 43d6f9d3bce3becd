import type { Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { lookOf } from '../evaluation/looks.ts';
import { networkFor } from './network.ts';
import { learntStandingOf } from './standing.ts';

/** An action, and the logarithm of the odds that it promises by the looks of it. */
export interface Judged {
  readonly action: BrewingAction;
  readonly odds: number;
}

/** The share of the win. */
export const chanceOf = ({ odds }: Judged): number => 1 / (1 + Math.exp(-odds));

/** All that a seat can do, the best first, as its network judges it. */
export function judgeBrewing(state: BrewingState, seat: Seat): Judged[] {
  const standing = learntStandingOf(state, networkFor(state));
  return diceBrewing
    .legal(state, seat)
    .map((action) => ({ action, odds: lookOf(standing, state, seat, action) }))
    .sort((a, b) => b.odds - a.odds);
}

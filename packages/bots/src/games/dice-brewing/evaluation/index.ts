import type { Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import type { Appraisal } from '../../../face/evaluation.ts';
import { lookOf } from './looks.ts';
import { leadIn, standingOf } from './standing.ts';

/** How far a seat is ahead of the others, in XP. */
export const leadAt = (state: BrewingState, seat: Seat): number => leadIn(standingOf(state), seat);

/** How far ahead a seat will be with each action, by the looks of it. */
export const appraiseDiceBrewing: Appraisal<BrewingState, BrewingAction> = (state, seat) => {
  const standing = standingOf(state);
  return diceBrewing.legal(state, seat).map((action) => ({ action, value: lookOf(standing, state, seat, action) }));
};

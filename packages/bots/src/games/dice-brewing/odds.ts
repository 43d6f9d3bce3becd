import type { Seat } from '@taproom/engine';
import { type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { type Odds, shareOf } from '../../face/odds.ts';
import { resultOf } from '../../thinking/rewards.ts';
import { standingOf } from './evaluation/standing.ts';

/** How many recipes a seat brews in a game. */
const RECIPES_EACH = 5;

export const brewingOdds: Odds<BrewingState> = {
  standing(state) {
    const { worths, outlook } = standingOf(state);
    return { worths: worths.slice(), left: outlook.perSeat / RECIPES_EACH };
  },
  scale: [1.8, 6],
};

/** A seat's share of the win, by the looks of it. */
export function shareAt(state: BrewingState, seat: Seat): number {
  const outcome = diceBrewing.outcome(state);
  return outcome
    ? resultOf(outcome, seat, 'wins')
    : shareOf(brewingOdds.standing(state, seat), seat, brewingOdds.scale);
}

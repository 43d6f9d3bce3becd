import type { Seat } from '@taproom/engine';
import { type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { type Odds, sharesOf } from '../../face/odds.ts';
import { at } from '../../lists.ts';
import type { Went } from '../../search/race.ts';
import { winShares } from '../../thinking/rewards.ts';
import { RECIPES_EACH } from './evaluation/sketch.ts';
import { leadIn, type Reckoned, standingOf } from './evaluation/standing.ts';

export const brewingOdds: Odds<BrewingState> = {
  standing(state) {
    const { worths, left } = shownBy(standingOf(state));
    return { worths: worths.slice(), left };
  },
  scale: [1.8, 6],
};

const shownBy = ({ worths, outlook }: Reckoned) => ({ worths, left: outlook.perSeat / RECIPES_EACH });

/** How a seat stands: how far it is ahead, and its share of the win by the looks of it. */
export function wentAt(state: BrewingState, seat: Seat): Went {
  const standing = standingOf(state);
  const outcome = diceBrewing.outcome(state);
  const shares = outcome ? winShares(outcome.places) : sharesOf(shownBy(standing), brewingOdds.scale);
  return { worth: leadIn(standing, seat), value: at(shares, seat), shares };
}

import type { Seat } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { type Odds, sharesOf } from '../../face/odds.ts';
import { at } from '../../lists.ts';
import type { Went } from '../../search/race.ts';
import { winShares } from '../../thinking/rewards.ts';
import { FULL_LIVES, type Market, marketOf } from './evaluation/market.ts';
import { leadOf, worths } from './evaluation/worth.ts';

/** Among rivals, by what everybody has and what the barons would bring. */
export const dyceOdds: Odds<DyceState> = {
  standing(state) {
    const market = marketOf(state);
    return { worths: worths(market).slice(), left: leftIn(market) };
  },
  scale: [1.7, 5],
};

const leftIn = ({ lives }: Market): number => lives / FULL_LIVES;

/** How a seat among rivals stands: how far it is ahead, and its share of the win by the looks of it. */
export function wentAt(state: DyceState, seat: Seat): Went {
  const market = marketOf(state);
  const known = worths(market);
  const outcome = dyce.outcome(state);
  const shares = outcome
    ? winShares(outcome.places)
    : sharesOf({ worths: known, left: leftIn(market) }, dyceOdds.scale);
  return { worth: leadOf(known, seat), value: at(shares, seat), shares };
}

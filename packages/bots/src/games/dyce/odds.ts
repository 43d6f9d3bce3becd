import type { Seat } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { type Odds, shareOf } from '../../face/odds.ts';
import { resultOf } from '../../thinking/rewards.ts';
import { chanceOf, learntOdds } from './evaluation/alone/odds.ts';
import { worldOf } from './evaluation/alone/world.ts';
import { FULL_LIVES, type Market, marketOf } from './evaluation/market.ts';
import { worths } from './evaluation/worth.ts';

/** Among rivals, by what everybody has and what the barons would bring; alone by the learnt odds. */
export const dyceOdds: Odds<DyceState> = {
  standing(state) {
    const market = marketOf(state);
    return { worths: worths(market).slice(), left: leftIn(market) };
  },
  scale: [1.7, 5],
};

const leftIn = ({ lives }: Market): number => lives / FULL_LIVES;

/** A seat's share of the win, by the looks of it. */
export function shareAt(state: DyceState, seat: Seat): number {
  const outcome = dyce.outcome(state);
  if (outcome) return resultOf(outcome, seat, 'wins');
  if (state.merchants.length > 1) return shareOf(dyceOdds.standing(state, seat), seat, dyceOdds.scale);
  const { market, round } = worldOf(state);
  return chanceOf(learntOdds(market, round));
}

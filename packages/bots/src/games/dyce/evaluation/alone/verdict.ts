import { MOST_ROUNDS } from '@taproom/games/dyce';
import { never } from '../../../../lists.ts';
import type { Market } from '../market.ts';
import { BLEND_NUMBERS, handBits, isAllSold, lackFor, soldIn } from './needs.ts';

export type Verdict = 'won' | 'lost' | 'open';

/** How a game alone stands once the barons have gone in a round. */
export function verdictOn(market: Market, round: number): Verdict {
  if (isAllSold(soldIn(market))) return 'won';
  return market.lives === 0 || round === MOST_ROUNDS || isRuined(market) ? 'lost' : 'open';
}

/** DY-21: no pounds, and nothing to sell either. */
function isRuined(market: Market): boolean {
  if ((market.pounds[0] ?? never()) > 0) return false;
  const hand = handBits(market);
  return BLEND_NUMBERS.every((blend) => lackFor(hand, blend) > 0);
}

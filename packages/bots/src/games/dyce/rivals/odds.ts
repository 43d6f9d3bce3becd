import { never } from '../../../lists.ts';
import { ask, type Network, readNetwork, type Shape } from '../../../network/network.ts';
import type { Market } from '../evaluation/market.ts';
import { LEARNT } from './learnt.ts';
import { lookAhead, type Moment, SIGN_COUNT, signsOf, tomorrowOf } from './signs.ts';
import { sharesAtEnd } from './world.ts';

export const SHAPE: Shape = { inputs: SIGN_COUNT, units: 24 };

/** How a position stands: each seat's share of the win. Valid until the next question. */
export type Odds = (market: Market, moment: Moment) => ArrayLike<number>;

const lists: Float64Array[] = [];
function listFor(seats: number): Float64Array {
  lists[seats] ??= new Float64Array(seats);
  return lists[seats];
}

/** A network tells how far each seat has come; chances are as the exponents of that. */
export const oddsWith =
  (network: Network): Odds =>
  (market, moment) => {
    lookAhead(market);
    if (moment.isEvening && tomorrowOf(market.seats).lives === 0) return sharesAtEnd(tomorrowOf(market.seats));
    return sharesBy(network, market, moment);
  };

/** The same where the end is not certain, after looking ahead. */
export function sharesBy(network: Network, market: Market, moment: Moment): Float64Array {
  const shares = listFor(market.seats);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < market.seats; seat++) {
    shares[seat] = ask(network, signsOf(market, seat, moment));
    most = Math.max(most, shares[seat] ?? never());
  }
  let all = 0;
  for (let seat = 0; seat < market.seats; seat++) {
    shares[seat] = Math.exp((shares[seat] ?? never()) - most);
    all += shares[seat] ?? never();
  }
  for (let seat = 0; seat < market.seats; seat++) shares[seat] = (shares[seat] ?? never()) / all;
  return shares;
}

export const learntOdds: Odds = oddsWith(readNetwork(LEARNT, SHAPE));

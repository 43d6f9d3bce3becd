import { VP_WORTH, WHISKY_WORTH } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { FULL_LIVES, handOf, type Market, NATURAL_COUNT } from './market.ts';
import { SPACE_COUNT } from './ways.ts';

// The worth of things beyond their points, at the beginning of the game.

/** Whiskies, by how many of a colour are in hand: the first is the one that is needed most. */
const USE_OF_WHISKIES = [0, 2, 2.5];
/** Money is short: the first pounds in hand are worth more than a point each. */
const USE_OF_A_POUND = 0.3;
const POUNDS_OF_USE = 5;
/** Shops that stand need not be opened again. */
const USE_OF_A_SHOP = 0.7;
const SHOPS_OF_USE = 4;

/** The worth of each seat's possessions: their points and, as long as there is time, their use. */
export function fortunes(market: Market, into: Float64Array): void {
  const { owners, adverts, seats } = market;
  const time = market.lives / FULL_LIVES;
  for (let seat = 0; seat < seats; seat++) into[seat] = pointsOf(market, seat) + time * useOf(market, seat);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const pounds = adverts[space] ?? never();
    if (pounds > 0) into[owners[space] ?? never()] = (into[owners[space] ?? never()] ?? never()) + pounds;
  }
}

function pointsOf(market: Market, seat: number): number {
  let whiskies = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) whiskies += handOf(market, seat, natural);
  return (market.pounds[seat] ?? never()) + VP_WORTH * (market.vps[seat] ?? never()) + WHISKY_WORTH * whiskies;
}

function useOf(market: Market, seat: number): number {
  let use = USE_OF_A_POUND * Math.min(market.pounds[seat] ?? never(), POUNDS_OF_USE);
  use += USE_OF_A_SHOP * Math.min(market.shops[seat] ?? never(), SHOPS_OF_USE);
  for (let natural = 0; natural < NATURAL_COUNT; natural++) use += useOfWhiskies(handOf(market, seat, natural));
  return use;
}

const useOfWhiskies = (count: number): number =>
  USE_OF_WHISKIES[Math.min(count, USE_OF_WHISKIES.length - 1)] ?? never();

/** The worth of one more of a colour to a seat that has so many. */
export const worthOfNext = (count: number): number => WHISKY_WORTH + useOfWhiskies(count + 1) - useOfWhiskies(count);

import { VP_WORTH, WHISKY_WORTH } from '@taproom/games/dyce';
import { fortuneAlone } from './fortune-alone.ts';
import { FULL_LIVES, handOf, type Market, NATURAL_COUNT } from './market.ts';
import { SPACE_COUNT } from './ways.ts';

// What things are worth beyond the points they score, as long as the whole game is still to come.

/** Whiskies, by how many of a colour are in hand: the first is the one that is needed most. */
const USE_OF_WHISKIES = [0, 2, 2.5];
/** Money is short: the first pounds in hand are worth more than a point each. */
const USE_OF_A_POUND = 0.3;
const POUNDS_OF_USE = 5;
/** Shops that stand need not be opened again. */
const USE_OF_A_SHOP = 0.7;
const SHOPS_OF_USE = 4;

/** What each seat has: what it would score and, as long as there is time, what can be made of it. */
export function fortunes(market: Market, into: Float64Array): void {
  if (market.seats === 1) into[0] = fortuneAlone(market);
  else fortunesTogether(market, into);
}

function fortunesTogether(market: Market, into: Float64Array): void {
  const { owners, adverts, seats } = market;
  const time = market.lives / FULL_LIVES;
  for (let seat = 0; seat < seats; seat++) into[seat] = pointsOf(market, seat) + time * useOf(market, seat);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const pounds = adverts[space] as number;
    if (pounds > 0) into[owners[space] as number] = (into[owners[space] as number] as number) + pounds;
  }
}

function pointsOf(market: Market, seat: number): number {
  let whiskies = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) whiskies += handOf(market, seat, natural);
  return (market.pounds[seat] as number) + VP_WORTH * (market.vps[seat] as number) + WHISKY_WORTH * whiskies;
}

function useOf(market: Market, seat: number): number {
  let use = USE_OF_A_POUND * Math.min(market.pounds[seat] as number, POUNDS_OF_USE);
  use += USE_OF_A_SHOP * Math.min(market.shops[seat] as number, SHOPS_OF_USE);
  for (let natural = 0; natural < NATURAL_COUNT; natural++) use += useOfWhiskies(handOf(market, seat, natural));
  return use;
}

const useOfWhiskies = (count: number): number => USE_OF_WHISKIES[Math.min(count, USE_OF_WHISKIES.length - 1)] as number;

/** What one more of a colour is worth to one who has so many. */
export const worthOfNext = (count: number): number => WHISKY_WORTH + useOfWhiskies(count + 1) - useOfWhiskies(count);

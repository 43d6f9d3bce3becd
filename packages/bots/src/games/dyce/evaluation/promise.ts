import { LINE_LENGTH, VP_WORTH } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { hasFormula, vpsOf } from './barons.ts';
import { worthOfNext } from './fortune.ts';
import { BARON_COUNT, formulaOf, handOf, type Market, NATURAL_COUNT, NONE } from './market.ts';
import { SPACE_COUNT, stepsBetween } from './ways.ts';

/** How much of a trade is hoped for that a shop could still be stocked for, by the steps the baron has to go. */
const REACH = [0.4, 0.4, 0.28, 0.2, 0.15, 0.1, 0.08, 0.06, 0.04, 0.04];
/** And if it is his second die. */
const SECOND = [1, 0.6];

/** The best trade that an empty shop could be stocked for. */
export function bestPromise(market: Market, seat: number): number {
  const { owners, stock, barons } = market;
  let best = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (owners[space] !== seat || stock[space] !== NONE || barons.includes(space)) continue;
    best = Math.max(best, promiseOn(market, seat, space));
  }
  return best;
}

function promiseOn(market: Market, seat: number, space: number): number {
  let best = 0;
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    const reach = REACH[stepsBetween(market.barons[baron] ?? never(), space)] ?? never();
    for (let i = 0; i < SECOND.length; i++) {
      const die = baron * LINE_LENGTH + i;
      best = Math.max(best, reach * (SECOND[i] ?? never()) * gainFrom(market, seat, die));
    }
  }
  return best;
}

function gainFrom(market: Market, seat: number, die: number): number {
  const whisky = market.colours[die] ?? never();
  const price = market.prices[die] ?? never();
  if (whisky < NATURAL_COUNT) return gainOfBuying(market, seat, whisky, price);
  return hasFormula(market, seat, whisky) ? gainOfSelling(market, seat, whisky, price) : 0;
}

const gainOfBuying = (market: Market, seat: number, whisky: number, price: number): number =>
  (market.pounds[seat] ?? never()) < price ? 0 : worthOfNext(handOf(market, seat, whisky)) - price;

function gainOfSelling(market: Market, seat: number, blend: number, price: number): number {
  let gain = price + VP_WORTH * vpsOf(blend);
  for (const natural of formulaOf(blend)) gain -= worthOfNext(handOf(market, seat, natural) - 1);
  return gain;
}

import { BLENDS, VP_WORTH, WHISKY_WORTH } from '@taproom/games/dyce';
import { formulaOf, type Market, NATURAL_COUNT } from './market.ts';
import { SPACE_COUNT } from './ways.ts';

const FULL_LIVES = 6;

/** What whiskies in hand are worth beyond their points, by how many of a colour there are: the first can be used best. */
export const SPARE = [0, 2, 3, 3];
/** Money is short: the first pounds in hand buy more than points. */
export const F = {
  liquid: 0.5,
  liquidTo: 5,
  shop: 0.7,
  shopTo: 4,
  kind: 30,
  life: 12,
  lost: -100,
  needed: 6,
  pound: 2,
  soloShop: 0.7,
};

/** What each seat has: what it would score and, as long as there is time, what can be made of it. */
export function fortunes(market: Market, into: Float64Array): void {
  if (market.seats === 1) {
    into[0] = fortuneAlone(market);
    return;
  }
  const time = market.lives / FULL_LIVES;
  for (let seat = 0; seat < market.seats; seat++) into[seat] = pointsOf(market, seat) + time * useOf(market, seat);
  const { owners, adverts } = market;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const pounds = adverts[space] as number;
    if (pounds > 0) into[owners[space] as number] = (into[owners[space] as number] as number) + pounds;
  }
}

const handOf = ({ hands }: Market, seat: number, natural: number): number =>
  hands[seat * NATURAL_COUNT + natural] as number;

function pointsOf(market: Market, seat: number): number {
  let whiskies = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) whiskies += handOf(market, seat, natural);
  return (market.pounds[seat] as number) + VP_WORTH * (market.vps[seat] as number) + WHISKY_WORTH * whiskies;
}

function useOf(market: Market, seat: number): number {
  let use = F.liquid * Math.min(market.pounds[seat] as number, F.liquidTo);
  use += F.shop * Math.min(market.shops[seat] as number, F.shopTo);
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    use += SPARE[Math.min(handOf(market, seat, natural), SPARE.length - 1)] as number;
  }
  return use;
}

// Alone

const ALL_SOLD = BLENDS.reduce((bits, _, i) => bits | (1 << (NATURAL_COUNT + i)), 0);

/** By the blends sold, as bits: how many of each natural whisky the others need, and how many are sold. */
const NEEDS: readonly { readonly needed: readonly number[]; readonly kinds: number }[] = Array.from(
  { length: ALL_SOLD + 1 },
  (_, sold) => needsAfter(sold),
);

function needsAfter(sold: number): { needed: number[]; kinds: number } {
  const needed = Array<number>(NATURAL_COUNT).fill(0);
  const missing = BLENDS.map((_, i) => NATURAL_COUNT + i).filter((blend) => (sold & (1 << blend)) === 0);
  for (const natural of missing.flatMap(formulaOf)) needed[natural] = (needed[natural] as number) + 1;
  return { needed, kinds: BLENDS.length - missing.length };
}

/** Kinds sold are nearly everything, then what is in hand for the others, and time to sell them. */
function fortuneAlone(market: Market): number {
  const { needed, kinds } = NEEDS[market.sold[0] as number] as (typeof NEEDS)[number];
  if (kinds === BLENDS.length) return 500 + (market.pounds[0] as number);
  let missing = 0;
  let useful = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    const held = Math.min(handOf(market, 0, natural), needed[natural] as number);
    useful += held;
    missing += (needed[natural] as number) - held;
  }
  const pounds = market.pounds[0] as number;
  return (
    F.kind * kinds +
    (market.lives > 0 ? F.life * market.lives : F.lost) +
    F.needed * useful +
    F.pound * Math.min(pounds, 2 * missing + 2) +
    0.1 * pounds +
    F.soloShop * (market.shops[0] as number)
  );
}

import { BLENDS } from '@taproom/games/dyce';
import { formulaOf, handOf, type Market, NATURAL_COUNT } from './market.ts';

/** Nothing else counts once every blend is sold. */
const WON = 500;
const LOST = -100;
const KIND_SOLD = 30;
const LIFE = 12;
/** A whisky in hand that a missing blend needs. */
const NEEDED = 10;
const SHOP = 0.7;
/** Pounds in hand: nothing but selling brings more, so the last ones are dear. */
const PURSE = [0, 4.1, 7.7, 10.8, 13.4, 16, 18.1, 20.2, 21.8, 23.4, 24.5, 25.6, 26.7, 27.3, 27.9, 28.5];
/** What a whisky costs, more or less; without the pounds for the next sale the game is as good as lost. */
const USUAL_PRICE = 1.5;
const POUND_SHORT = 8;

const BLEND_NUMBERS = BLENDS.map((_, i) => NATURAL_COUNT + i);

interface Needs {
  /** How many kinds are sold. */
  readonly kinds: number;
  /** How many of each natural whisky the others need. */
  readonly needed: readonly number[];
}

/** By the blends sold, as bits. */
const NEEDS: readonly Needs[] = Array.from({ length: 1 << (NATURAL_COUNT + BLENDS.length) }, (_, sold) =>
  needsAfter(sold),
);

function needsAfter(sold: number): Needs {
  const missing = BLEND_NUMBERS.filter((blend) => (sold & (1 << blend)) === 0);
  const naturals = missing.flatMap(formulaOf);
  const needed = Array.from(
    { length: NATURAL_COUNT },
    (_, natural) => naturals.filter((one) => one === natural).length,
  );
  return { kinds: BLENDS.length - missing.length, needed };
}

/** Kinds sold are nearly everything; then whiskies for the missing ones, time to sell them, and pounds to get there. */
export function fortuneAlone(market: Market): number {
  const { kinds, needed } = NEEDS[market.sold[0] as number] as Needs;
  const pounds = market.pounds[0] as number;
  if (kinds === BLENDS.length) return WON + pounds;
  const time = market.lives > 0 ? LIFE * market.lives : LOST;
  return (
    KIND_SOLD * kinds +
    time +
    NEEDED * usefulIn(market, needed) +
    purse(market, pounds) +
    SHOP * (market.shops[0] as number)
  );
}

function usefulIn(market: Market, needed: readonly number[]): number {
  let useful = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    useful += Math.min(handOf(market, 0, natural), needed[natural] as number);
  }
  return useful;
}

function purse(market: Market, pounds: number): number {
  const short = Math.max(0, USUAL_PRICE * missingForNextSale(market) - pounds);
  return (PURSE[Math.min(pounds, PURSE.length - 1)] as number) - POUND_SHORT * short;
}

/** How many whiskies are missing for the blend that comes first. */
function missingForNextSale(market: Market): number {
  let least: number = NATURAL_COUNT;
  for (const blend of BLEND_NUMBERS) least = Math.min(least, missingFor(market, blend));
  return least;
}

function missingFor(market: Market, blend: number): number {
  let missing = 0;
  for (const natural of formulaOf(blend)) if (handOf(market, 0, natural) === 0) missing++;
  return missing;
}

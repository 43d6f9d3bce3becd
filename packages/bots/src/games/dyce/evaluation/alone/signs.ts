import { SHOPS as MOST_SHOPS } from '@taproom/games/dyce';
import { never } from '../../../../lists.ts';
import { noSigns, type Signs } from '../../../../network/network.ts';
import { BARON_COUNT, FULL_LIVES, LINE_LENGTH, type Market, NATURAL_COUNT, NONE } from '../market.ts';
import { SPACE_COUNT, stepsBetween } from '../ways.ts';
import {
  BLEND_COUNT,
  BLEND_NUMBERS,
  countOf,
  handBits,
  isSold,
  lackFor,
  neededAfter,
  readyIn,
  soldIn,
} from './needs.ts';

// The signs by which the end of a game alone is foretold. Each is a number; a position shows some dozens, some twice.
// Whiskies that play the same part show the same signs, whatever their colour, and so do barons.

let signs = 0;
/** Numbers for so many signs of a kind. */
function kind(count: number): number {
  signs += count;
  return signs - count;
}

const MOST_POUNDS = 15;
const POUNDS_APART = 8;
const MOST_NEEDED = 9;
const PRICES = 3;
/** Steps are told apart up to here; 0 stands for no shop at all. */
const STEPS = { target: 7, nearest: 5, farthest: 8 };
/** Whether a blend can be sold as soon as its baron comes, cannot yet, or has been sold before. */
const STATUSES = 3;
const READY = 0;
const UNREADY = 1;
const SOLD = 2;
/** The only blend of three. */
const BLACK = NATURAL_COUNT + BLEND_COUNT - 1;

const LIVES_BY_MISSING = kind(FULL_LIVES * BLEND_COUNT);
const BLACK_MISSING = kind(FULL_LIVES);
const POUNDS = kind(MOST_POUNDS + 1);
const POUNDS_BY_MISSING = kind(POUNDS_APART * BLEND_COUNT);
const SHOPS = kind(MOST_SHOPS + 1);
const EMPTY_SHOPS = kind(MOST_SHOPS + 1);
const VISITED_SHOPS = kind(BARON_COUNT + 1);
const READY_BLENDS = kind(BLEND_COUNT + 1);
const LACKING = kind(MOST_NEEDED + 1);
const SPARE = kind(BLEND_COUNT + 1);
const LACK_FOR_NEXT = kind(NATURAL_COUNT + 1);
const LACK_FOR_ANY = kind(NATURAL_COUNT + 1);
const LATE_ROUNDS = [40, 48, 54];
const LATE = kind(LATE_ROUNDS.length);
const CHEAPEST = kind(PRICES + 1);
const NATURAL_FIRST = kind(2 * PRICES * STEPS.nearest);
const NATURAL_SHOP = kind(2 * STEPS.nearest);
const BLEND_FIRST = kind(STATUSES * STEPS.target);
const BLEND_PRICE = kind(STATUSES * PRICES);
const BLEND_NEAREST = kind(STATUSES * STEPS.nearest);
const BLEND_FARTHEST = kind(STATUSES * STEPS.farthest);
const NATURAL_LATER = kind((LINE_LENGTH - 1) * 2 * PRICES);
const BLEND_LATER = kind((LINE_LENGTH - 1) * STATUSES * 2);
const UNSERVED = kind(BLEND_COUNT + 1);
const BLENDS_FIRST = kind(BARON_COUNT + 1);
const PLACE_OF_BLEND = kind(2 * 2 * (LINE_LENGTH + 1));

export const SIGN_COUNT = signs;

const MOST_SIGNS = 128;
const shown = noSigns(MOST_SIGNS);
const show = (sign: number): void => {
  shown.inputs[shown.count++] = sign;
};

/** Caches for the present position. */
const shops = new Int16Array(MOST_SHOPS);
const isOffered = new Int16Array(NATURAL_COUNT + BLEND_COUNT);
const firstPlace = new Int16Array(NATURAL_COUNT + BLEND_COUNT);
const cheapest = new Int16Array(NATURAL_COUNT);
let shopCount = 0;
let sold = 0;
let hand = 0;
let unserved = 0;
let blendsFirst = 0;

/** The signs of a position after the barons went and before dice are drawn. They are valid until the next call. */
export function findSigns(market: Market, round: number): Signs {
  shown.count = 0;
  sold = soldIn(market);
  hand = handBits(market);
  showShops(market);
  showFortune(market);
  showHand(market);
  for (let i = 0; i < LATE_ROUNDS.length; i++) if (round >= (LATE_ROUNDS[i] ?? never())) show(LATE + i);
  showLines(market);
  showDemand(market);
  return shown;
}

function showShops({ owners, stock, barons }: Market): void {
  shopCount = 0;
  isOffered.fill(0);
  let empty = 0;
  let visited = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (owners[space] === NONE) continue;
    shops[shopCount++] = space;
    if (stock[space] === NONE) empty++;
    else isOffered[stock[space] ?? never()] = 1;
    if (barons.includes(space)) visited++;
  }
  show(SHOPS + shopCount);
  show(EMPTY_SHOPS + empty);
  show(VISITED_SHOPS + visited);
}

function showFortune({ lives, pounds }: Market): void {
  const missing = BLEND_COUNT - countOf(sold) - 1;
  const life = lives - 1;
  const purse = pounds[0] ?? never();
  show(LIVES_BY_MISSING + life * BLEND_COUNT + missing);
  if (!isSold(sold, BLACK)) show(BLACK_MISSING + life);
  for (let pound = Math.min(purse, MOST_POUNDS); pound >= 0; pound--) show(POUNDS + pound);
  show(POUNDS_BY_MISSING + missing * POUNDS_APART + Math.min(purse, POUNDS_APART - 1));
}

const lackOf = ({ hands }: Market, natural: number): number => neededAfter(sold, natural) - (hands[natural] ?? never());

function showHand(market: Market): void {
  let lacking = 0;
  let spare = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    const lack = lackOf(market, natural);
    if (lack > 0) lacking += lack;
    else spare -= lack;
  }
  show(READY_BLENDS + readyIn(market, sold));
  show(LACKING + lacking);
  show(SPARE + Math.min(spare, BLEND_COUNT));
  showLacks();
}

/** How far it is to the next sale: of a missing blend, and of any. */
function showLacks(): void {
  let next: number = NATURAL_COUNT;
  let any: number = NATURAL_COUNT;
  for (const blend of BLEND_NUMBERS) {
    const lack = lackFor(hand, blend);
    any = Math.min(any, lack);
    if (!isSold(sold, blend)) next = Math.min(next, lack);
  }
  show(LACK_FOR_NEXT + next);
  show(LACK_FOR_ANY + any);
}

const statusOf = (blend: number): number => (isSold(sold, blend) ? SOLD : lackFor(hand, blend) === 0 ? READY : UNREADY);

function showLines(market: Market): void {
  unserved = 0;
  blendsFirst = 0;
  firstPlace.fill(LINE_LENGTH);
  cheapest.fill(PRICES + 1);
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    const head = market.heads[baron] ?? never();
    for (let i = head; i < LINE_LENGTH; i++) showDie(market, baron, i - head, baron * LINE_LENGTH + i);
  }
}

/** A die at a place of a baron's line, 0 being the first. */
function showDie(market: Market, baron: number, place: number, die: number): void {
  const whisky = market.colours[die] ?? never();
  const price = market.prices[die] ?? never();
  firstPlace[whisky] = Math.min(firstPlace[whisky] ?? never(), place);
  if (whisky < NATURAL_COUNT) showNatural(market, baron, place, whisky, price);
  else showBlend(market, baron, place, whisky, price - PRICES);
}

function showNatural(market: Market, baron: number, place: number, whisky: number, price: number): void {
  const useful = lackOf(market, whisky) > 0 ? 1 : 0;
  const sort = useful * PRICES + price - 1;
  if (place < 2) cheapest[whisky] = Math.min(cheapest[whisky] ?? never(), price);
  if (place > 0) {
    show(NATURAL_LATER + (place - 1) * 2 * PRICES + sort);
    return;
  }
  const at = market.barons[baron] ?? never();
  show(NATURAL_FIRST + sort * STEPS.nearest + Math.min(stepsToTarget(market, at, whisky), STEPS.nearest - 1));
  show(NATURAL_SHOP + useful * STEPS.nearest + Math.min(stepsToNearest(at), STEPS.nearest - 1));
}

/** The price is 1 for the lowest that a blend can fetch. */
function showBlend(market: Market, baron: number, place: number, whisky: number, price: number): void {
  const status = statusOf(whisky);
  const offered = isOffered[whisky] ?? never();
  if (place > 0) {
    show(BLEND_LATER + ((place - 1) * STATUSES + status) * 2 + offered);
    return;
  }
  blendsFirst++;
  if (offered === 0) unserved |= 1 << (whisky - NATURAL_COUNT);
  show(BLEND_PRICE + status * PRICES + price - 1);
  showWays(market, market.barons[baron] ?? never(), whisky, status);
}

/** How far a baron is from where a blend is offered, and from where it could be. */
function showWays(market: Market, at: number, whisky: number, status: number): void {
  show(BLEND_FIRST + status * STEPS.target + Math.min(stepsToTarget(market, at, whisky), STEPS.target - 1));
  show(BLEND_NEAREST + status * STEPS.nearest + Math.min(stepsToNearest(at), STEPS.nearest - 1));
  show(BLEND_FARTHEST + status * STEPS.farthest + Math.min(stepsToFarthest(at), STEPS.farthest - 1));
}

/** Steps to the nearest shop that shows the whisky; 0 if none does. */
function stepsToTarget({ stock }: Market, at: number, whisky: number): number {
  if (isOffered[whisky] === 0) return 0;
  let least = SPACE_COUNT;
  for (let i = 0; i < shopCount; i++) {
    const space = shops[i] ?? never();
    if (stock[space] === whisky) least = Math.min(least, stepsBetween(at, space));
  }
  return least;
}

/** Steps to the nearest shop but the one he stands on, whatever it shows; 0 if there is none. */
function stepsToNearest(at: number): number {
  let least = SPACE_COUNT;
  for (let i = 0; i < shopCount; i++) {
    const steps = stepsBetween(at, shops[i] ?? never());
    if (steps > 0 && steps < least) least = steps;
  }
  return least === SPACE_COUNT ? 0 : least;
}

function stepsToFarthest(at: number): number {
  let most = 0;
  for (let i = 0; i < shopCount; i++) most = Math.max(most, stepsBetween(at, shops[i] ?? never()));
  return most;
}

/** The demand of all lines together. */
function showDemand(market: Market): void {
  show(UNSERVED + countOf(unserved));
  show(BLENDS_FIRST + blendsFirst);
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    if (lackOf(market, natural) > 0) show(CHEAPEST + (cheapest[natural] ?? never()) - 1);
  }
  for (const blend of BLEND_NUMBERS) {
    const status = statusOf(blend);
    if (status === SOLD) continue;
    const sort = (blend === BLACK ? 2 : 0) + status;
    show(PLACE_OF_BLEND + sort * (LINE_LENGTH + 1) + (firstPlace[blend] ?? never()));
  }
}

import {
  BARONS,
  BLENDS,
  type DyceState,
  FORMULAS,
  isNatural,
  LAST_FACE,
  LINE_LENGTH,
  NATURALS,
  SHOPS,
  type Shop,
  WHISKIES,
  type Whisky,
} from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { SPACE_COUNT, standingNumber } from './ways.ts';

/** Whiskies are numbers here, natural ones first. */
export const NATURAL_COUNT = NATURALS.length;
export const BARON_COUNT = BARONS.length;
export { LINE_LENGTH };
export const FULL_LIVES = LAST_FACE;
/** No whisky on a shop, no owner of a space. */
export const NONE = -1;

const NUMBERS: ReadonlyMap<Whisky, number> = new Map(WHISKIES.map((whisky, number) => [whisky, number]));
export const numberOf = (whisky: Whisky): number => NUMBERS.get(whisky) ?? never();

/** The ingredients of each whisky; none for a natural one. */
const FORMULA: readonly (readonly number[])[] = WHISKIES.map((whisky) =>
  isNatural(whisky) ? [] : FORMULAS[whisky].map(numberOf),
);
export const formulaOf = (whisky: number): readonly number[] => FORMULA[whisky] ?? never();

type Merchant = DyceState['merchants'][number];

/** Everything in a position that counts for its worth, as one block of numbers that is quick to copy and change. */
export interface Market {
  readonly seats: number;
  /** Everything below that is in lists. */
  readonly all: Int16Array;
  /** By space. */
  readonly owners: Int16Array;
  readonly stock: Int16Array;
  readonly adverts: Int16Array;
  /** By baron: where he stands, and which die of his line is the first. */
  readonly barons: Int16Array;
  readonly heads: Int16Array;
  /** By baron and die. */
  readonly colours: Int16Array;
  readonly prices: Int16Array;
  /** By seat. */
  readonly pounds: Int16Array;
  readonly vps: Int16Array;
  readonly shops: Int16Array;
  readonly sealed: Int16Array;
  /** Blends sold alone, as bits. */
  readonly sold: Int16Array;
  /** By seat and natural whisky. */
  readonly hands: Int16Array;
  /** Rounds in which a blended die goes back to the bag until the game is over: `FULL_LIVES` at first, none at the end. */
  lives: number;
  /** Visits of barons to shops that they looked for. */
  trades: number;
}

export function emptyMarket(seats: number): Market {
  const dice = BARON_COUNT * LINE_LENGTH;
  const sizes = [...Array(3).fill(SPACE_COUNT), BARON_COUNT, BARON_COUNT, dice, dice, ...Array(5).fill(seats)];
  const all = new Int16Array(sizes.reduce((sum, size) => sum + size, NATURAL_COUNT * seats));
  let end = 0;
  const next = (size: number): Int16Array => {
    end += size;
    return all.subarray(end - size, end);
  };
  return {
    seats,
    all,
    owners: next(SPACE_COUNT),
    stock: next(SPACE_COUNT),
    adverts: next(SPACE_COUNT),
    barons: next(BARON_COUNT),
    heads: next(BARON_COUNT),
    colours: next(dice),
    prices: next(dice),
    pounds: next(seats),
    vps: next(seats),
    shops: next(seats),
    sealed: next(seats),
    sold: next(seats),
    hands: next(NATURAL_COUNT * seats),
    lives: 0,
    trades: 0,
  };
}

export function copyMarket(to: Market, from: Market): void {
  to.all.set(from.all);
  to.lives = from.lives;
}

export function setUpMarket(market: Market, state: DyceState): void {
  for (let space = 0; space < SPACE_COUNT; space++) setUpSpace(market, space, state.city[space] ?? null);
  for (let baron = 0; baron < BARON_COUNT; baron++) setUpBaron(market, baron, state);
  for (let seat = 0; seat < market.seats; seat++) setUpSeat(market, seat, state.merchants[seat] ?? never());
  market.lives = state.ending === null ? FULL_LIVES + 1 - state.white : 0;
}

export function marketOf(state: DyceState): Market {
  const market = emptyMarket(state.merchants.length);
  setUpMarket(market, state);
  return market;
}

function setUpSpace({ owners, stock, adverts }: Market, space: number, shop: Readonly<Shop> | null): void {
  owners[space] = shop === null ? NONE : shop.owner;
  stock[space] = shop === null || shop.whisky === null ? NONE : numberOf(shop.whisky);
  adverts[space] = shop === null ? 0 : shop.pounds;
}

function setUpBaron({ barons, heads, colours, prices }: Market, number: number, state: DyceState): void {
  const { standing, line } = state.barons[number] ?? never();
  barons[number] = standingNumber(standing);
  heads[number] = 0;
  for (let i = 0; i < LINE_LENGTH; i++) {
    const { whisky, value } = line[i] ?? never();
    colours[number * LINE_LENGTH + i] = numberOf(whisky);
    prices[number * LINE_LENGTH + i] = value;
  }
}

function setUpSeat(market: Market, seat: number, merchant: Merchant): void {
  market.pounds[seat] = merchant.pounds;
  market.vps[seat] = merchant.vps;
  market.shops[seat] = SHOPS - merchant.shops;
  market.sealed[seat] = merchant.sealed ? 1 : 0;
  market.sold[seat] = BLENDS.reduce((bits, blend) => bits | (merchant.sold[blend] > 0 ? 1 << numberOf(blend) : 0), 0);
  for (const [i, natural] of NATURALS.entries()) market.hands[seat * NATURAL_COUNT + i] = merchant.whiskies[natural];
}

export const handOf = ({ hands }: Market, seat: number, natural: number): number =>
  hands[seat * NATURAL_COUNT + natural] ?? never();

export function add(numbers: Int16Array, place: number, count: number): void {
  numbers[place] = (numbers[place] ?? never()) + count;
}

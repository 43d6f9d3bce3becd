import { isNatural, SHOPS as MOST_SHOPS, VP_WORTH, WHISKIES, WHISKY_WORTH } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { noSigns, type Signs } from '../../../network/network.ts';
import { hasFormula, sendBarons, vpsOf } from '../evaluation/barons.ts';
import {
  BARON_COUNT,
  copyMarket,
  emptyMarket,
  FULL_LIVES,
  formulaOf,
  handOf,
  LINE_LENGTH,
  type Market,
  NATURAL_COUNT,
  NONE,
} from '../evaluation/market.ts';
import { SPACE_COUNT, stepsBetween } from '../evaluation/ways.ts';
import { pointsIn } from './points.ts';

// The signs by which it is told how far a seat among rivals has come. The barons are sent through the market three times as
// if nobody did anything more; most signs tell of the market after the first time.

let signs = 0;
/** Numbers for so many signs of a kind. */
function kind(count = 1): number {
  signs += count;
  return signs - count;
}

const HORIZONS = 4;
const MOST_SEATS = 4;
const PURSES = [1, 2, 3, 4, 5, 7, 9, 12];
const CHANGE = [1, 2, 3, 5];

const LEAD = kind(HORIZONS);
const LIVES = kind(FULL_LIVES + 1);
const OVER = kind(HORIZONS);
const PURSE = kind(PURSES.length);
const PURSE_NOW = kind(CHANGE.length);
const KINDS_IN_HAND = kind(NATURAL_COUNT + 1);
const SPARE = kind();
const SHOPS = kind(MOST_SHOPS + 1);
const EMPTY = kind();
const EMPTY_NOW = kind();
const READY = kind(LINE_LENGTH);
const NEARLY_READY = kind(LINE_LENGTH);
const CONTESTED = kind(LINE_LENGTH);
const CHEAP_FIRST = kind(LINE_LENGTH);
const CHEAP_MORE = kind(LINE_LENGTH);
const HOPE_KINDS = 6;
const HOPES = kind(HOPE_KINDS);
const HOPES_NOW = kind(HOPE_KINDS);
/** Among the hopes. */
const [TO_SELL, TO_BUY, BEST, COMING, DANGER, FARNESS] = [0, 1, 2, 3, 4, 5] as const;
const ORDER = kind(2 * MOST_SEATS);
const SEALS = kind(2 * MOST_SEATS);
const SEATS = kind(MOST_SEATS + 1);

export const SIGN_COUNT = signs;

/** Strengths are kept near 1. */
const TENTH = 0.1;
/** How large a lead is likely to last, with no lives left after the barons and for each one more. */
const SURE_LEAD = 1.5;
const SURE_LEAD_A_LIFE = 0.7;
/** How likely a baron is to come to a shop so many steps away. */
const REACH = [1, 1, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1, 0.1];
const FARTHEST = 6;
const DEAREST = 4;

/** The worth of a blended die beyond what goes into it, but for its price; 0 for natural ones. */
const GAINS = WHISKIES.map((whisky, number) =>
  isNatural(whisky) ? 0 : VP_WORTH * vpsOf(number) - WHISKY_WORTH * formulaOf(number).length,
);

/** What is the same for all seats of a position, kept for the present one. */
interface Desk {
  readonly tomorrow: Market;
  readonly later: Market;
  /** The points by horizon and seat, and whether the game is over there. */
  readonly points: readonly Float64Array[];
  readonly over: Int8Array;
  /** By seat and whisky: how many naturals are lacking for it after the barons went. */
  readonly lacks: Int8Array;
  /** What a lead in points is multiplied by: early ones are worth less. */
  scale: number;
}

const desks: Desk[] = [];
function deskFor(seats: number): Desk {
  desks[seats] ??= {
    tomorrow: emptyMarket(seats),
    later: emptyMarket(seats),
    points: Array.from({ length: HORIZONS }, () => new Float64Array(seats)),
    over: new Int8Array(HORIZONS),
    lacks: new Int8Array(seats * WHISKIES.length),
    scale: 1,
  };
  return desks[seats];
}

const shown = noSigns(128);
function show(sign: number, strength = 1): void {
  shown.inputs[shown.count] = sign;
  shown.strengths[shown.count++] = strength;
}

/** What else counts of a position: who moves next, and whether the barons go before that. */
export interface Moment {
  readonly next: number;
  readonly isEvening: boolean;
}

/** Looks ahead from a position. To be done before its signs are asked for. */
export function lookAhead(market: Market): void {
  const desk = deskFor(market.seats);
  const { tomorrow, later, points, over } = desk;
  pointsIn(market, points[0] ?? never());
  copyMarket(tomorrow, market);
  sendBarons(tomorrow);
  pointsIn(tomorrow, points[1] ?? never());
  over[1] = tomorrow.lives === 0 ? 1 : 0;
  copyMarket(later, tomorrow);
  for (let horizon = 2; horizon < HORIZONS; horizon++) {
    if (later.lives > 0) sendBarons(later);
    over[horizon] = later.lives === 0 ? 1 : 0;
    pointsIn(later, points[horizon] ?? never());
  }
  desk.scale = 1 / (SURE_LEAD + SURE_LEAD_A_LIFE * tomorrow.lives);
  countLacks(desk);
}

/** The market after the barons went once. Valid until the next look ahead. */
export const tomorrowOf = (seats: number): Market => deskFor(seats).tomorrow;

function countLacks({ tomorrow, lacks }: Desk): void {
  for (let seat = 0; seat < tomorrow.seats; seat++) {
    for (let blend = NATURAL_COUNT; blend < WHISKIES.length; blend++) {
      let lack = 0;
      for (const natural of formulaOf(blend)) if (handOf(tomorrow, seat, natural) === 0) lack++;
      lacks[seat * WHISKIES.length + blend] = lack;
    }
  }
}

/** The signs of a seat, after looking ahead. They are valid until the next call. */
export function signsOf(market: Market, seat: number, moment: Moment): Signs {
  const desk = deskFor(market.seats);
  shown.count = 0;
  showLeads(desk, seat);
  showFortune(market, desk.tomorrow, seat, moment);
  showLines(desk, seat);
  showHopes(desk.tomorrow, seat, HOPES);
  if (!moment.isEvening) showHopes(market, seat, HOPES_NOW);
  showMoment(market, seat, moment);
  return shown;
}

function leadIn(points: Float64Array, seat: number): number {
  const own = points[seat] ?? never();
  let best = Number.NEGATIVE_INFINITY;
  let sum = -own;
  for (let other = 0; other < points.length; other++) {
    sum += points[other] ?? never();
    if (other !== seat) best = Math.max(best, points[other] ?? never());
  }
  return own - (best + sum / (points.length - 1)) / 2;
}

function showLeads({ points, over, scale, tomorrow }: Desk, seat: number): void {
  let before = 0;
  for (let horizon = 0; horizon < HORIZONS; horizon++) {
    const lead = leadIn(points[horizon] ?? never(), seat);
    show(LEAD + horizon, (lead - before) * scale);
    before = lead;
    if (over[horizon] === 1) show(OVER + horizon);
  }
  show(LIVES + tomorrow.lives);
}

function showFortune(market: Market, tomorrow: Market, seat: number, { isEvening }: Moment): void {
  const purse = tomorrow.pounds[seat] ?? never();
  for (let i = 0; i < PURSES.length && purse >= (PURSES[i] ?? never()); i++) show(PURSE + i);
  let kinds = 0;
  let spare = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    const count = handOf(tomorrow, seat, natural);
    if (count > 0) kinds++;
    if (count > 1) spare += count - 1;
  }
  show(KINDS_IN_HAND + kinds);
  if (spare > 0) show(SPARE, spare / 2);
  show(SHOPS + (tomorrow.shops[seat] ?? never()));
  show(EMPTY, emptyShops(tomorrow, seat) / 2);
  if (isEvening) return;
  show(EMPTY_NOW, emptyShops(market, seat) / 2);
  const now = market.pounds[seat] ?? never();
  for (let i = 0; i < CHANGE.length && now >= (CHANGE[i] ?? never()); i++) show(PURSE_NOW + i);
}

function emptyShops({ owners, stock }: Market, seat: number): number {
  let count = 0;
  for (let space = 0; space < SPACE_COUNT; space++) if (owners[space] === seat && stock[space] === NONE) count++;
  return count;
}

/** What each of the barons' dice offers, added up by place in the lines. */
const ready = new Float64Array(LINE_LENGTH);
const nearly = new Float64Array(LINE_LENGTH);
const contested = new Float64Array(LINE_LENGTH);
const cheapFirst = new Float64Array(LINE_LENGTH);
const cheapMore = new Float64Array(LINE_LENGTH);

function showLines({ tomorrow, lacks }: Desk, seat: number): void {
  ready.fill(0);
  nearly.fill(0);
  contested.fill(0);
  cheapFirst.fill(0);
  cheapMore.fill(0);
  const { heads, colours, prices, pounds } = tomorrow;
  const purse = pounds[seat] ?? never();
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    const head = heads[baron] ?? never();
    for (let i = head; i < LINE_LENGTH; i++) {
      const whisky = colours[baron * LINE_LENGTH + i] ?? never();
      const price = prices[baron * LINE_LENGTH + i] ?? never();
      if (whisky >= NATURAL_COUNT) addBlend(lacks, seat, i - head, whisky, price);
      else if (purse >= price) addNatural(tomorrow, seat, i - head, whisky, price);
    }
  }
  for (let place = 0; place < LINE_LENGTH; place++) showPlace(place);
}

function addBlend(lacks: Int8Array, seat: number, place: number, blend: number, price: number): void {
  const gain = ((GAINS[blend] ?? never()) + price) * TENTH;
  const lack = lacks[seat * WHISKIES.length + blend] ?? never();
  if (lack === 1) nearly[place] = (nearly[place] ?? never()) + gain;
  if (lack > 0) return;
  ready[place] = (ready[place] ?? never()) + gain;
  for (let other = blend; other < lacks.length; other += WHISKIES.length) {
    if (other === seat * WHISKIES.length + blend || lacks[other] !== 0) continue;
    contested[place] = (contested[place] ?? never()) + gain;
    return;
  }
}

function addNatural(tomorrow: Market, seat: number, place: number, natural: number, price: number): void {
  const list = handOf(tomorrow, seat, natural) === 0 ? cheapFirst : cheapMore;
  list[place] = (list[place] ?? never()) + (DEAREST - price) * TENTH * 2;
}

function showPlace(place: number): void {
  const [a, b, c] = [ready[place] ?? never(), nearly[place] ?? never(), contested[place] ?? never()];
  if (a > 0) show(READY + place, a);
  if (b > 0) show(NEARLY_READY + place, b);
  if (c > 0) show(CONTESTED + place, c);
  const [d, e] = [cheapFirst[place] ?? never(), cheapMore[place] ?? never()];
  if (d > 0) show(CHEAP_FIRST + place, d);
  if (e > 0) show(CHEAP_MORE + place, e);
}

/** By kind of hope. */
const hopes = new Float64Array(HOPE_KINDS);

/** What the barons' next dice could bring to the shops that stand in a market, and what they will. */
function showHopes(market: Market, seat: number, first: number): void {
  const { barons, heads, colours, prices } = market;
  hopes.fill(0);
  findShops(market);
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    const from = barons[baron] ?? never();
    const steps = stepsToShop(market, seat, from);
    hopes[FARNESS] = (hopes[FARNESS] ?? never()) + TENTH * Math.min(steps, FARTHEST);
    const die = baron * LINE_LENGTH + (heads[baron] ?? never());
    if ((heads[baron] ?? never()) < LINE_LENGTH)
      addHope(market, seat, from, steps, colours[die] ?? never(), prices[die] ?? never());
  }
  for (let i = 0; i < hopes.length; i++) if (hopes[i] !== 0) show(first + i, hopes[i]);
}

const addTo = (hope: number, value: number): void => {
  hopes[hope] = (hopes[hope] ?? never()) + value;
};

function addHope(market: Market, seat: number, from: number, steps: number, whisky: number, price: number): void {
  const can = whisky >= NATURAL_COUNT ? hasFormula(market, seat, whisky) : (market.pounds[seat] ?? never()) >= price;
  const target = targetOf(market, from, whisky);
  if (target !== NONE) {
    if (market.owners[target] !== seat) return;
    const reach = REACH[stepsBetween(from, target)] ?? never();
    addTo(can ? COMING : DANGER, can ? reach * gainOf(market, seat, whisky, price) : reach);
  } else if (can && steps < SPACE_COUNT) {
    const hope = gainOf(market, seat, whisky, price) * (REACH[steps] ?? never());
    addTo(whisky >= NATURAL_COUNT ? TO_SELL : TO_BUY, hope);
    hopes[BEST] = Math.max(hopes[BEST] ?? never(), hope);
  }
}

const gainOf = (market: Market, seat: number, whisky: number, price: number): number =>
  whisky >= NATURAL_COUNT
    ? ((GAINS[whisky] ?? never()) + price) * TENTH
    : (DEAREST + (handOf(market, seat, whisky) === 0 ? 1 : 0) - price) * TENTH;

/** To the nearest own shop; `SPACE_COUNT` if there is none. */
function stepsToShop({ owners }: Market, seat: number, from: number): number {
  let least = SPACE_COUNT;
  for (let i = 0; i < shopCount; i++) {
    const space = shops[i] ?? never();
    if (owners[space] !== seat) continue;
    const steps = stepsBetween(from, space);
    if (steps < least) least = steps;
  }
  return least;
}

/** The nearest shop that shows the whisky. */
function targetOf({ stock }: Market, from: number, whisky: number): number {
  let least = SPACE_COUNT;
  let target = NONE;
  for (let i = 0; i < shopCount; i++) {
    const space = shops[i] ?? never();
    if (stock[space] !== whisky) continue;
    const steps = stepsBetween(from, space);
    if (steps >= least) continue;
    least = steps;
    target = space;
  }
  return target;
}

/** Where shops stand in the market that is looked at. */
const shops = new Int16Array(SPACE_COUNT);
let shopCount = 0;

function findShops({ owners }: Market): void {
  shopCount = 0;
  for (let space = 0; space < SPACE_COUNT; space++) if (owners[space] !== NONE) shops[shopCount++] = space;
}

function showMoment({ sealed, seats }: Market, seat: number, { next, isEvening }: Moment): void {
  const order = (seat - next + seats) % seats;
  show(SEATS + seats);
  show(ORDER + (isEvening ? MOST_SEATS : 0) + order);
  if (isEvening) return;
  let open = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && sealed[other] === 0) open++;
  show(SEALS + (sealed[seat] === 1 ? MOST_SEATS : 0) + open);
}

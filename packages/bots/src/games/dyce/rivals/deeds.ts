import type { Seat } from '@taproom/engine';
import { type DyceAction, nameOf, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { add, type Market, numberOf } from '../evaluation/market.ts';
import { SPACE_COUNT } from '../evaluation/ways.ts';

// Among rivals, actions and turns are numbers: whole games are played on in a moment.

/** An action as a number. */
export type Deed = number;
/** One or two actions as a number. */
export type Play = number;

const SPACE_BITS = 5;
const WHISKY_BITS = 3;
const SPACE_MASK = (1 << SPACE_BITS) - 1;
const WHISKY_MASK = (1 << WHISKY_BITS) - 1;
const KIND = 1 << (SPACE_BITS + WHISKY_BITS);
const KINDS = { open: 0, advertise: 1, stock: 2, pass: 3, take: 4, done: 5 } as const;

const firstOfKind = (kind: keyof typeof KINDS): Deed => KINDS[kind] * KIND;

export const PASS = firstOfKind('pass');
export const TAKE = firstOfKind('take');
export const DONE = firstOfKind('done');
const FIRST_STOCK = firstOfKind('stock');
const FIRST_ADVERTISING = firstOfKind('advertise');

export const opening = (space: number): Deed => space << WHISKY_BITS;
export const advertising = (space: number): Deed => FIRST_ADVERTISING + (space << WHISKY_BITS);
export const stocking = (space: number, whisky: number): Deed => FIRST_STOCK + (space << WHISKY_BITS) + whisky;

const spaceIn = (one: Deed): number => (one >> WHISKY_BITS) & SPACE_MASK;
const whiskyIn = (one: Deed): number => one & WHISKY_MASK;
const isOpening = (one: Deed): boolean => one < FIRST_ADVERTISING;
const isAdvertising = (one: Deed): boolean => one >= FIRST_ADVERTISING && one < FIRST_STOCK;
const isStocking = (one: Deed): boolean => one >= FIRST_STOCK && one < PASS;

/** Leaves room for any action, and for none. */
const SECOND = 2 ** 11;
const NO_SECOND = SECOND - 1;

export const playOf = (first: Deed, second: Deed = NO_SECOND): Play => second * SECOND + first;
export const firstOf = (play: Play): Deed => play % SECOND;
const secondOf = (play: Play): Deed => Math.floor(play / SECOND);
export const isSingle = (play: Play): boolean => secondOf(play) === NO_SECOND;
export const isResting = (play: Play): boolean => firstOf(play) >= PASS;

/** Whether two actions can be done in one turn, and not one for nothing. */
export function canPair(a: Deed, b: Deed, pounds: number, supplyOf: (whisky: number) => number): boolean {
  if (isStocking(a) && isStocking(b)) {
    return spaceIn(a) !== spaceIn(b) && (whiskyIn(a) !== whiskyIn(b) || supplyOf(whiskyIn(a)) > 1);
  }
  return !isAdvertising(a) || !isAdvertising(b) || pounds > 1;
}

/** Changes the market as a turn does; it does not pass the turn on. */
export function perform(market: Market, seat: Seat, play: Play): void {
  act(market, seat, firstOf(play));
  if (!isSingle(play)) act(market, seat, secondOf(play));
}

function act(market: Market, seat: Seat, one: Deed): void {
  const space = spaceIn(one);
  if (isOpening(one)) {
    market.owners[space] = seat;
    add(market.shops, seat, 1);
    add(market.pounds, seat, -1);
  } else if (isAdvertising(one)) {
    add(market.adverts, space, 1);
    add(market.pounds, seat, -1);
  } else if (isStocking(one)) market.stock[space] = whiskyIn(one);
  else if (one === PASS) market.sealed[seat] = 1;
  else if (one === TAKE) add(market.pounds, seat, 1);
}

/** The action as the rules know it. */
export function actionOf(one: Deed): DyceAction {
  if (one === PASS) return { type: 'pass' };
  if (one === TAKE) return { type: 'take' };
  if (one === DONE) return { type: 'done' };
  const space = nameOf(spaceIn(one));
  if (isOpening(one)) return { type: 'open', space };
  if (isAdvertising(one)) return { type: 'advertise', space };
  return { type: 'stock', space, whisky: WHISKIES[whiskyIn(one)] ?? never() };
}

const SPACE_NUMBERS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: SPACE_COUNT }, (_, space) => [nameOf(space), space]),
);
const spaceOf = (name: string): number => SPACE_NUMBERS.get(name) ?? never();

/** The number of an action in a turn. */
export function deedOf(action: DyceAction): Deed {
  switch (action.type) {
    case 'open':
      return opening(spaceOf(action.space));
    case 'advertise':
      return advertising(spaceOf(action.space));
    case 'stock':
      return stocking(spaceOf(action.space), numberOf(action.whisky));
    case 'choose':
      throw new Error('whiskies are not chosen in a turn');
    default:
      return firstOfKind(action.type);
  }
}

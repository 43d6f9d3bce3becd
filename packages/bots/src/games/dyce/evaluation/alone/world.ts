import { below, type FastRng } from '@taproom/engine';
import { type DyceState, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../../lists.ts';
import {
  add,
  BARON_COUNT,
  copyMarket,
  emptyMarket,
  LINE_LENGTH,
  type Market,
  NATURAL_COUNT,
  setUpMarket,
} from '../market.ts';

/** A game played alone, as numbers: the market, the dice in the bag by colour, and the round. */
export interface World {
  readonly market: Market;
  readonly bag: Int16Array;
  round: number;
}

/** Natural prices are 1 to 3, blended ones 4 to 6, each as likely. */
const PRICES = 3;

export const emptyWorld = (): World => ({ market: emptyMarket(1), bag: new Int16Array(WHISKIES.length), round: 0 });

export function copyWorld(to: World, from: World): void {
  copyMarket(to.market, from.market);
  to.bag.set(from.bag);
  to.round = from.round;
}

export function worldOf(state: DyceState): World {
  const world = emptyWorld();
  setUpMarket(world.market, state);
  for (const [number, whisky] of WHISKIES.entries()) world.bag[number] = state.bag[whisky];
  world.round = state.round;
  return world;
}

/** Ends a round in which the barons went: used dice go back to the bag, and new ones come to the ends of the lines. */
export function drawDice(world: World, rng: FastRng): void {
  const { heads } = world.market;
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    if ((heads[baron] ?? never()) > 0) changeDie(world, baron * LINE_LENGTH, rng);
    heads[baron] = 0;
  }
  world.round++;
}

/** The line is in `colours` and `prices` from `first` on. */
function changeDie({ market: { colours, prices }, bag }: World, first: number, rng: FastRng): void {
  const last = first + LINE_LENGTH - 1;
  add(bag, colours[first] ?? never(), 1);
  colours.copyWithin(first, first + 1, last + 1);
  prices.copyWithin(first, first + 1, last + 1);
  const colour = drawColour(bag, rng);
  colours[last] = colour;
  prices[last] = 1 + below(rng, PRICES) + (colour < NATURAL_COUNT ? 0 : PRICES);
}

function drawColour(bag: Int16Array, rng: FastRng): number {
  let dice = 0;
  for (let colour = 0; colour < bag.length; colour++) dice += bag[colour] ?? never();
  let colour = 0;
  for (let left = below(rng, dice) - (bag[0] ?? never()); left >= 0; left -= bag[colour] ?? never()) colour++;
  add(bag, colour, -1);
  return colour;
}

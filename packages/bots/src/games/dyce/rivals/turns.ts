import { ACTIONS_A_TURN, CUBES, SHOPS, SPACES, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { BARON_COUNT, handOf, LINE_LENGTH, type Market, NATURAL_COUNT, NONE } from '../evaluation/market.ts';
import { SPACE_COUNT, stepsBetween } from '../evaluation/ways.ts';
import {
  advertising,
  canPair,
  type Deed,
  DONE,
  firstOf,
  isResting,
  isSingle,
  opening,
  PASS,
  type Play,
  playOf,
  stocking,
  TAKE,
} from './deeds.ts';
import { isTired, type World } from './world.ts';

/** How widely one looks for turns. */
export interface Breadth {
  /** How many dice of each line count when a shop is stocked, and when one is opened. */
  readonly toStock: number;
  readonly toOpen: number;
  /** How far a baron may be from a shop that is opened for him. */
  readonly steps: number;
  /** How many of the best single actions are paired. */
  readonly pairs: number;
}

const supply = new Int16Array(WHISKIES.length);
const supplyOf = (whisky: number): number => supply[whisky] ?? never();
const ALL_CUBES = WHISKIES.map((whisky) => CUBES[whisky]);

/** What is neither in a hand nor on a shop. */
function countSupply(market: Market): void {
  supply.set(ALL_CUBES);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const whisky = market.stock[space] ?? never();
    if (whisky !== NONE) supply[whisky] = supplyOf(whisky) - 1;
  }
  for (let natural = 0; natural < NATURAL_COUNT; natural++) {
    for (let seat = 0; seat < market.seats; seat++) supply[natural] = supplyOf(natural) - handOf(market, seat, natural);
  }
}

/** The colours among so many first dice of the barons who are near enough, as bits. */
function coloursWanted({ barons, colours }: Market, dice: number, space = 0, steps: number = SPACE_COUNT): number {
  let bits = 0;
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    if (steps < SPACE_COUNT && stepsBetween(barons[baron] ?? never(), space) > steps) continue;
    for (let i = 0; i < dice; i++) bits |= 1 << (colours[baron * LINE_LENGTH + i] ?? never());
  }
  return bits;
}

const plays: Play[] = [];

/** The turns worth a thought, but for pairs: a rest, single actions, and shops opened and stocked at once. Valid until the next call. */
export function turnsIn(world: World, breadth: Breadth): readonly Play[] {
  const { market, mover, actions } = world;
  plays.length = 0;
  plays.push(playOf(actions < ACTIONS_A_TURN ? DONE : market.sealed[mover] === 1 ? TAKE : PASS));
  if (isTired(world)) return plays;
  countSupply(market);
  const wanted = coloursWanted(market, breadth.toStock);
  const canPay = (market.pounds[mover] ?? never()) > 0;
  const canOpen = canPay && (market.shops[mover] ?? never()) < SHOPS;
  for (const space of SPACES) {
    const owner = market.owners[space] ?? never();
    const isFree = !market.barons.includes(space);
    if (owner === NONE && canOpen && isFree) addOpenings(world, space, breadth);
    if (owner === mover && isFree) addStocks(market, space, wanted);
    if (canPay && market.stock[space] !== NONE) plays.push(playOf(advertising(space)));
  }
  return plays;
}

function addOpenings({ market, actions }: World, space: number, { toOpen, steps }: Breadth): void {
  if (actions < ACTIONS_A_TURN) {
    plays.push(playOf(opening(space)));
    return;
  }
  const wanted = coloursWanted(market, toOpen, space, steps);
  for (let whisky = 0; whisky < WHISKIES.length; whisky++) {
    if ((wanted & (1 << whisky)) !== 0 && supplyOf(whisky) > 0)
      plays.push(playOf(opening(space), stocking(space, whisky)));
  }
}

function addStocks({ stock }: Market, space: number, wanted: number): void {
  for (let whisky = 0; whisky < WHISKIES.length; whisky++) {
    if ((wanted & (1 << whisky)) !== 0 && supplyOf(whisky) > 0 && stock[space] !== whisky)
      plays.push(playOf(stocking(space, whisky)));
  }
}

const pairs: Play[] = [];
const singles: Deed[] = [];

/** Two of the best single actions as one turn. The turns come with how good they look. Valid until the next call. */
export function pairsOf(
  { market, mover }: World,
  played: readonly Play[],
  values: ArrayLike<number>,
  count: number,
): readonly Play[] {
  pairs.length = 0;
  findSingles(played, values, count);
  const pounds = market.pounds[mover] ?? never();
  for (let i = 0; i < singles.length; i++) {
    for (let j = i + 1; j < singles.length; j++) {
      const [a, b] = [singles[i] ?? never(), singles[j] ?? never()];
      if (canPair(a, b, pounds, supplyOf)) pairs.push(playOf(a, b));
    }
  }
  return pairs;
}

const liking: number[] = [];

/** The best so many single actions, sorted in as they come. */
function findSingles(played: readonly Play[], values: ArrayLike<number>, count: number): void {
  singles.length = 0;
  liking.length = 0;
  for (let i = 0; i < played.length; i++) {
    const play = played[i] ?? never();
    if (isResting(play) || !isSingle(play)) continue;
    const value = values[i] ?? never();
    let place = liking.length;
    while (place > 0 && (liking[place - 1] ?? never()) < value) place--;
    if (place === count) continue;
    liking.splice(place, 0, value);
    singles.splice(place, 0, firstOf(play));
    if (singles.length > count) {
      singles.length = count;
      liking.length = count;
    }
  }
}

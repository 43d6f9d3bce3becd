import type { FastRng, Seat } from '@taproom/engine';
import { ACTIONS_A_TURN, type DyceState, MOST_ROUNDS, MOST_TURNS, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { winShares } from '../../../thinking/rewards.ts';
import { drawDice } from '../evaluation/alone/world.ts';
import { sendBarons } from '../evaluation/barons.ts';
import { add, copyMarket, emptyMarket, type Market, setUpMarket } from '../evaluation/market.ts';
import { type Play, perform } from './deeds.ts';
import { pointsIn } from './points.ts';

/** A game among rivals as numbers: the market, the dice in the bag by colour, and whose turn it is. */
export interface World {
  readonly market: Market;
  readonly bag: Int16Array;
  /** Turns begun in this player round, by seat. */
  readonly turns: Int16Array;
  round: number;
  first: Seat;
  /** Whose turn it is, and how many actions are left of it. */
  mover: Seat;
  actions: number;
  /** Whether the barons go after this turn. */
  isLast: boolean;
}

export const emptyWorld = (seats: number): World => ({
  market: emptyMarket(seats),
  bag: new Int16Array(WHISKIES.length),
  turns: new Int16Array(seats),
  round: 0,
  first: 0,
  mover: 0,
  actions: ACTIONS_A_TURN,
  isLast: false,
});

export function copyWorld(to: World, from: World): void {
  copyMarket(to.market, from.market);
  to.bag.set(from.bag);
  to.turns.set(from.turns);
  to.round = from.round;
  to.first = from.first;
  to.mover = from.mover;
  to.actions = from.actions;
  to.isLast = from.isLast;
}

/** A state in which it is somebody's turn. */
export function worldOf(state: DyceState): World {
  const world = emptyWorld(state.merchants.length);
  setUpMarket(world.market, state);
  for (const [number, whisky] of WHISKIES.entries()) world.bag[number] = state.bag[whisky];
  for (const [seat, { turns }] of state.merchants.entries()) world.turns[seat] = turns;
  world.round = state.round;
  world.first = state.first;
  const frame = state.stack.at(-1);
  if (frame?.at !== 'turn') throw new Error('it is nobody’s turn');
  world.mover = frame.seat;
  world.actions = ACTIONS_A_TURN - frame.actions;
  world.isLast = frame.isLast;
  return world;
}

export const isOver = ({ market, round }: World): boolean => market.lives === 0 || round > MOST_ROUNDS;

/** Whether nothing is left but to rest (DY-4). */
export const isTired = ({ turns, mover }: World): boolean => (turns[mover] ?? never()) > MOST_TURNS;

/** Takes a turn, and passes it on; after the last one the barons go, and dice are drawn. */
export function takeTurn(world: World, play: Play, rng: FastRng): void {
  perform(world.market, world.mover, play);
  passOn(world, rng);
}

function passOn(world: World, rng: FastRng): void {
  if (world.isLast) endRound(world, rng);
  else beginTurn(world, (world.mover + 1) % world.market.seats, rng);
}

function endRound(world: World, rng: FastRng): void {
  sendBarons(world.market);
  drawDice(world, rng);
  world.market.sealed.fill(0);
  world.turns.fill(0);
  world.first = (world.first + 1) % world.market.seats;
  if (!isOver(world)) beginTurn(world, world.first, rng);
}

function beginTurn(world: World, seat: Seat, rng: FastRng): void {
  add(world.turns, seat, 1);
  world.mover = seat;
  world.actions = ACTIONS_A_TURN;
  world.isLast = !world.market.sealed.includes(0);
  if ((world.turns[seat] ?? never()) > MOST_TURNS + 1) passOn(world, rng);
}

const points: number[] = [];

/** Each seat's share of the win in a market where nobody trades any more. */
export function sharesAtEnd(market: Market): number[] {
  points.length = market.seats;
  pointsIn(market, points);
  const worth = points.map((own, seat) => own * 100 + (market.shops[seat] ?? never()));
  return winShares(worth.map((own) => 1 + worth.filter((other) => other > own).length));
}

import { clone, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { marketOf } from '../../evaluations/dyce/market.ts';
import { leadOf, worths } from '../../evaluations/dyce/worth.ts';
import { unheard } from '../../playout.ts';
import { turnByLooks } from './judge.ts';
import type { Breadth, Turn } from './turns.ts';

/** How widely everyone looks in a game that is only imagined. */
const NARROW: Breadth = { dice: 1, steps: 1, pairs: 2 };
/** How much of a lead, in points, they may overlook: nobody knows exactly what the others will do. */
const WHIM = 0.5;
/** How many rounds are played: alone there is nobody else to reckon with, so it is worth looking further. */
const ROUNDS_ALONE = 4;
const ROUNDS_TOGETHER = 1;

/** Plays a turn, and on as everyone does by looks; says how far the seat is ahead after a round or some more. */
export function rollOut(state: DyceState, seat: Seat, turn: Turn, rng: FastRng): number {
  const world = clone(state);
  dyce.imagine(world, seat, fastRng(nextFast(rng)));
  perform(world, seat, turn);
  const until = state.round + (state.merchants.length === 1 ? ROUNDS_ALONE : ROUNDS_TOGETHER);
  for (let actor = actorIn(world); actor !== undefined && world.round < until; actor = actorIn(world)) {
    perform(world, actor, turnByLooks(world, actor, NARROW, WHIM, rng));
  }
  return leadOf(worths(marketOf(world)), seat);
}

const actorIn = (state: DyceState): Seat | undefined => dyce.actors(state)[0];

function perform(state: DyceState, seat: Seat, turn: Turn): void {
  for (const action of turn) dyce.apply(state, seat, action, unheard);
}

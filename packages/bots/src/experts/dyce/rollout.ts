import { clone, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { leadAt } from '../../evaluations/dyce/index.ts';
import { turnByLooks } from '../../evaluations/dyce/judge.ts';
import type { Breadth, Turn } from '../../evaluations/dyce/turns.ts';
import { unheard } from '../../playout.ts';

/** How much of a lead, in points, they may overlook: nobody knows exactly what the others will do. */
const WHIM = 0.5;

/** How many rounds are played, and how widely everyone looks meanwhile. */
interface Horizon {
  readonly rounds: number;
  readonly breadth: Breadth;
}

const TOGETHER: Horizon = { rounds: 1, breadth: { dice: 1, steps: 1, pairs: 2 } };
/** There is nobody else to reckon with, so it is worth looking further. */
const ALONE: Horizon = { rounds: 4, breadth: { dice: 2, steps: 1, pairs: 2 } };

/** Plays a turn, and on as everyone does by looks; says how far the seat is ahead after a round or some more. */
export function rollOut(state: DyceState, seat: Seat, turn: Turn, rng: FastRng): number {
  const world = clone(state);
  dyce.imagine(world, seat, fastRng(nextFast(rng)));
  perform(world, seat, turn);
  const { rounds, breadth } = state.merchants.length === 1 ? ALONE : TOGETHER;
  const until = state.round + rounds;
  for (let actor = actorIn(world); actor !== undefined && world.round < until; actor = actorIn(world)) {
    perform(world, actor, turnByLooks(world, actor, breadth, WHIM, rng));
  }
  return leadAt(world, seat);
}

const actorIn = (state: DyceState): Seat | undefined => dyce.actors(state)[0];

function perform(state: DyceState, seat: Seat, turn: Turn): void {
  for (const action of turn) dyce.apply(state, seat, action, unheard);
}

import { copyState, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import type { Went } from '../../../search/race.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { turnByLooks } from '../evaluation/judge.ts';
import type { Breadth, Turn } from '../evaluation/turns.ts';
import { wentAt } from '../odds.ts';

/** Noise on the lead, in points, since the others' moves cannot be foreseen exactly. */
const WHIM = 0.5;
/** How widely everyone looks meanwhile. */
const BREADTH: Breadth = { dice: 1, steps: 1, pairs: 2 };

/** Plays a turn, and on as everyone does by looks; says how the seat stands after the round. */
export function rollOut(state: DyceState, seat: Seat, turn: Turn, rng: FastRng): Went {
  const world = copyState(dyce, state);
  dyce.imagine(world, seat, fastRng(nextFast(rng)));
  perform(world, seat, turn);
  for (let actor = actorIn(world); actor !== undefined && world.round === state.round; actor = actorIn(world)) {
    perform(world, actor, turnByLooks(world, actor, BREADTH, WHIM, rng));
  }
  return wentAt(world, seat);
}

const actorIn = (state: DyceState): Seat | undefined => dyce.actors(state)[0];

function perform(state: DyceState, seat: Seat, turn: Turn): void {
  for (const action of turn) dyce.apply(state, seat, action, unheard);
}

import { clone, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { unheard } from '../../playout.ts';
import { byLooks, leadAt } from './looks.ts';

/** How much of a lead, in XP, brewers may overlook: nobody knows exactly what the others will do. */
const WHIM = 0.3;
/** How many rounds are played out, the one under way included. */
const ROUNDS = 1;

/** Acts, and plays on to the end of a round as everyone does by looks; says how far the seat is ahead then. */
export function rollOut(state: BrewingState, seat: Seat, action: BrewingAction, rng: FastRng): number {
  const world = clone(state);
  diceBrewing.imagine(world, seat, fastRng(nextFast(rng)));
  diceBrewing.apply(world, seat, action, unheard);
  for (let actor = actorIn(world); actor !== undefined && world.round < state.round + ROUNDS; actor = actorIn(world)) {
    diceBrewing.apply(world, actor, byLooks(world, actor, WHIM, rng), unheard);
  }
  return leadAt(world, seat);
}

const actorIn = (state: BrewingState): Seat | undefined => diceBrewing.actors(state)[0];

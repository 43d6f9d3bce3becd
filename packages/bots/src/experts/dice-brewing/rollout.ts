import { clone, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { leadAt } from '../../evaluations/dice-brewing/index.ts';
import { lookOf } from '../../evaluations/dice-brewing/looks.ts';
import { standingOf } from '../../evaluations/dice-brewing/standing.ts';
import { unheard } from '../../playout.ts';

/** How much of a lead, in XP, brewers may overlook: nobody knows exactly what the others will do. */
const WHIM = 0.3;

/** Acts, and plays on to the end of the round as everyone does by looks; says how far the seat is ahead then. */
export function rollOut(state: BrewingState, seat: Seat, action: BrewingAction, rng: FastRng): number {
  const world = clone(state);
  diceBrewing.imagine(world, seat, fastRng(nextFast(rng)));
  diceBrewing.apply(world, seat, action, unheard);
  for (let actor = actorIn(world); actor !== undefined && world.round === state.round; actor = actorIn(world)) {
    diceBrewing.apply(world, actor, byLooks(world, actor, rng), unheard);
  }
  return leadAt(world, seat);
}

const actorIn = (state: BrewingState): Seat | undefined => diceBrewing.actors(state)[0];

/** What one who goes by looks does, give or take a whim. */
function byLooks(state: BrewingState, seat: Seat, rng: FastRng): BrewingAction {
  const standing = standingOf(state);
  const legal = diceBrewing.legal(state, seat);
  let best = legal[0] as BrewingAction;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const liking = lookOf(standing, state, seat, action) + (WHIM * nextFast(rng)) / 2 ** 32;
    if (liking <= most) continue;
    most = liking;
    best = action;
  }
  return best;
}

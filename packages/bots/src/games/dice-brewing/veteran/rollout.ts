import { copyState, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { at } from '../../../lists.ts';
import type { Went } from '../../../search/race.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { lookOf } from '../evaluation/looks.ts';
import { standingOf } from '../evaluation/standing.ts';
import { wentAt } from '../odds.ts';

/** Noise on the lead, in XP, since the others' moves cannot be foreseen exactly. */
const WHIM = 0.3;

/** Acts, and plays on to the end of the round as everyone does by looks; says how the seat stands then. */
export function rollOut(state: BrewingState, seat: Seat, action: BrewingAction, rng: FastRng): Went {
  const world = copyState(diceBrewing, state);
  diceBrewing.imagine(world, seat, fastRng(nextFast(rng)));
  diceBrewing.apply(world, seat, action, unheard);
  for (let actor = actorIn(world); actor !== undefined && world.round === state.round; actor = actorIn(world)) {
    diceBrewing.apply(world, actor, byLooks(world, actor, rng), unheard);
  }
  return wentAt(world, seat);
}

const actorIn = (state: BrewingState): Seat | undefined => diceBrewing.actors(state)[0];

/** The action that looks best, with a little noise. */
function byLooks(state: BrewingState, seat: Seat, rng: FastRng): BrewingAction {
  const standing = standingOf(state);
  const legal = diceBrewing.legal(state, seat);
  let best = at(legal, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const liking = lookOf(standing, state, seat, action) + (WHIM * nextFast(rng)) / 2 ** 32;
    if (liking <= most) continue;
    most = liking;
    best = action;
  }
  return best;
}

import { copyState, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { at } from '../../../lists.ts';
import type { Network } from '../../../network/network.ts';
import type { Went } from '../../../search/race.ts';
import { winShares } from '../../../thinking/rewards.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { lookOf } from '../evaluation/looks.ts';
import { networkFor } from '../learnt/network.ts';
import { learntStandingOf } from '../learnt/standing.ts';
import { sharesAmong } from '../learnt/worths.ts';

/** Acts, and plays on to the end of the round as everyone does by looks; says who is how likely to win then. */
export function rollOut(state: BrewingState, seat: Seat, action: BrewingAction, rng: FastRng): Went {
  const network = networkFor(state);
  const world = copyState(diceBrewing, state);
  diceBrewing.imagine(world, seat, fastRng(nextFast(rng)));
  diceBrewing.apply(world, seat, action, unheard);
  for (let actor = actorIn(world); actor !== undefined && world.round === state.round; actor = actorIn(world)) {
    diceBrewing.apply(world, actor, byLooks(world, actor, network), unheard);
  }
  const shares = sharesIn(world, network);
  return { worth: at(shares, seat), value: at(shares, seat), shares };
}

const actorIn = (state: BrewingState): Seat | undefined => diceBrewing.actors(state)[0];

/** At the beginning of a round what the dice show counts for nothing, so that luck with them does not either. */
function sharesIn(state: BrewingState, network: Network): number[] {
  const outcome = diceBrewing.outcome(state);
  return outcome ? winShares(outcome.places) : sharesAmong(learntStandingOf(state, network, true).worths.answers);
}

/** The action that looks best. */
function byLooks(state: BrewingState, seat: Seat, network: Network): BrewingAction {
  const legal = diceBrewing.legal(state, seat);
  let best = at(legal, 0);
  if (legal.length === 1) return best;
  const standing = learntStandingOf(state, network);
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const liking = lookOf(standing, state, seat, action);
    if (liking <= most) continue;
    most = liking;
    best = action;
  }
  return best;
}

import type { Seat } from '@taproom/engine';
import { type WhiskyAction, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';
import type { Expert, Talent } from '../expert.ts';
import { mindOf } from './mind.ts';
import { type Reckoning, reckoningAt } from './prompts.ts';
import { rivalsOf } from './rivals.ts';

/**
 * A traveller with a plan: reckons for everything that can be done how many turns it will be until the goal, and does
 * what makes it fewest.
 */
export const travelForWhisky: Expert<WhiskyState> = async (state, seat, talent) => {
  const started = performance.now();
  const legal = whiskyGame.legal(state, seat);
  const action = legal.length === 1 ? legal[0] : soonestOf(legal, reckoningOf(state, seat, talent));
  if (!action) throw new Error(`whisky-game: seat ${seat} cannot do anything`);
  return { action, iterations: legal.length, milliseconds: performance.now() - started, ranked: [] };
};

function reckoningOf(state: WhiskyState, seat: Seat, { knowledge }: Talent): Reckoning {
  const frame = state.stack.at(-1);
  if (!frame || frame.at === 'next') throw new Error('whisky-game: nobody is asked');
  return reckoningAt(frame.at, mindOf(state, seat, knowledge), frame as never, rivalsOf(state, seat, knowledge));
}

function soonestOf(actions: readonly WhiskyAction[], reckon: Reckoning): WhiskyAction | undefined {
  let best: WhiskyAction | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    const turns = reckon(action);
    if (best && turns >= least) continue;
    best = action;
    least = turns;
  }
  return best;
}

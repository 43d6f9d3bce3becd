import type { Seat } from '@taproom/engine';
import { type Frames, type WhiskyAction, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';
import type { Expert, Talent } from '../expert.ts';
import { mindOf } from './mind.ts';
import { type Reckoning, reckoningAt } from './prompts.ts';
import { rivalsOf } from './rivals.ts';

/**
 * A traveller with a plan: reckons for everything that can be done how many turns it will be until the goal, and does
 * what makes it fewest. An apprentice minds only his own business and attacks nobody.
 */
export const travelForWhisky: Expert<WhiskyState> = async (state, seat, talent) => {
  const started = performance.now();
  const legal = whiskyGame.legal(state, seat);
  const action = legal.length === 1 ? legal[0] : soonestOf(legal, reckoningOf(state, seat, talent));
  if (!action) throw new Error(`whisky-game: seat ${seat} cannot do anything`);
  return { action, iterations: legal.length, milliseconds: performance.now() - started, ranked: [] };
};

function reckoningOf(state: WhiskyState, seat: Seat, { knowledge, care }: Talent): Reckoning {
  const frame = state.stack.at(-1);
  if (!frame || frame.at === 'next') throw new Error('whisky-game: nobody is asked');
  const rivals = isAttack(frame.at) && care === 1 ? rivalsOf(state, seat, knowledge) : [];
  return reckoningAt(frame.at, mindOf(state, seat, knowledge), frame as never, rivals);
}

/** Whether the others matter for what is asked. */
const isAttack = (at: keyof Frames): boolean => at === 'turn' || at === 'bottle' || at === 'opponent';

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

import type { Seat } from '@taproom/engine';
import { type Frames, type WhiskyAction, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';
import type { Expert, Talent } from '../../../face/expert.ts';
import { mindOf } from './mind.ts';
import { type Reckoning, reckoningAt } from './prompts.ts';
import { rivalsOf } from './rivals.ts';

/**
 * A traveller with a plan: reckons for everything that can be done how many turns it will be until the goal, and does
 * what makes it fewest. An apprentice attacks nobody.
 */
export const travelForWhisky: Expert<WhiskyState, WhiskyAction> = async (state, seat, talent) => {
  const started = performance.now();
  const legal = whiskyGame.legal(state, seat);
  const action = legal.length === 1 ? legal[0] : soonestOf(legal, reckoningOf(state, seat, legal, talent));
  if (!action) throw new Error(`whisky-game: seat ${seat} cannot do anything`);
  return { action, iterations: legal.length, milliseconds: performance.now() - started, ranked: [] };
};

function reckoningOf(
  state: WhiskyState,
  seat: Seat,
  legal: readonly WhiskyAction[],
  { knowledge, care }: Talent,
): Reckoning {
  const frame = state.stack.at(-1);
  if (!frame || frame.at === 'next') throw new Error('whisky-game: nobody is asked');
  const rivals = isAttack(frame.at, legal) && care === 1 ? rivalsOf(state, seat, knowledge) : [];
  return reckoningAt(frame, mindOf(state, seat, knowledge), rivals);
}

/** Whether the rivals matter for the question. */
const isAttack = (at: keyof Frames, legal: readonly WhiskyAction[]): boolean =>
  at === 'turn' ||
  at === 'bottle' ||
  at === 'opponent' ||
  (at !== 'question' && legal.some(({ type }) => type === 'play'));

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

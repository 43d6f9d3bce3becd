import type { FastRng } from '@taproom/engine';
import { type StoutAction, type StoutState, sixSidedStout } from '@taproom/games/six-sided-stout';
import type { Expert } from '../expert.ts';
import { actionFor, putAction } from './actions.ts';
import { type Deed, possible } from './deeds.ts';
import { kitchenOf, type Seated } from './kitchen.ts';
import { nextPut } from './rollout.ts';
import { planFor } from './template.ts';

const STEPS = 10_000;

export const brewStout: Expert<StoutState> = async (state, seat, _budget, rng) => {
  const brewer = state.brewers[seat] as Seated;
  const started = performance.now();
  const action = decide(state, brewer, seat, rng);
  return { action, iterations: 1, milliseconds: performance.now() - started, ranked: [] };
};

function decide(state: StoutState, brewer: Seated, seat: number, rng: FastRng): StoutAction {
  const kitchen = kitchenOf(state.board, state.day, brewer);
  const plan = planFor(state.board, brewer, state.day);
  const { stage } = brewer;
  if (stage.at === 'choose') {
    const deed = possible(kitchen, plan[0] as Deed);
    return deed ? actionFor(kitchen, deed) : { type: 'stop' };
  }
  if (stage.at === 'keep') {
    const pairs = sixSidedStout.legal(state, seat) as Extract<StoutAction, { type: 'keep' }>[];
    const sums = pairs.map(({ dice }) => (dice[0] as number) + (dice[1] as number));
    const best = stage.good === 'malt' ? Math.max(...sums) : Math.min(...sums);
    return pairs[sums.indexOf(best)] as StoutAction;
  }
  const step = nextPut(kitchen, plan, STEPS, rng);
  return step ? putAction(state.board, step) : { type: 'done' };
}

import type { FastRng } from '@taproom/engine';
import { type BoardName, type StoutAction, type StoutState, sixSidedStout } from '@taproom/games/six-sided-stout';
import { elapsed, startEffort } from '../../effort.ts';
import type { Expert } from '../expert.ts';
import { putAction } from './actions.ts';
import type { Plan } from './deeds.ts';
import { type Kitchen, kitchenOf, type Seated } from './kitchen.ts';
import { type Line, linesForDay, linesForDice } from './lines.ts';
import { race } from './race.ts';
import { nextPut } from './rollout.ts';
import { planFor } from './template.ts';

/** Changes of a draft tried when a day is really laid out: the more room, the more there is to try. */
const STEPS: Readonly<Record<BoardName, number>> = { standard: 10_000, big: 30_000 };

/**
 * A brewer who follows a plan for the ten days, leaves it where games played to the end say that something else is
 * clearly better, and lays out each day by annealing. What the others do is no concern of a brewer's.
 */
export const brewStout: Expert<StoutState> = async (state, seat, { care }, budget, rng, thinking) => {
  const brewer = state.brewers[seat] as Seated;
  const kitchen = kitchenOf(state.board, state.day, brewer);
  const plan = planFor(state.board, brewer, state.day);
  const effort = startEffort(budget);
  const action =
    brewer.stage.at === 'put'
      ? layOut(state, kitchen, plan, care, rng)
      : bestOf(await race(linesAt(state, seat, kitchen, plan), effort, rng, thinking));
  return { action, iterations: effort.done, milliseconds: elapsed(effort), ranked: [] };
};

function linesAt(state: StoutState, seat: number, kitchen: Kitchen, plan: Plan): Line[] {
  const brewer = state.brewers[seat] as Seated;
  if (brewer.stage.at === 'choose') return linesForDay(kitchen, plan);
  return linesForDice(kitchen, brewer, sixSidedStout.legal(state, seat) as never, plan);
}

function layOut({ board }: StoutState, kitchen: Kitchen, plan: Plan, care: number, rng: FastRng): StoutAction {
  const step = nextPut(kitchen, plan, Math.ceil(care * STEPS[board]), rng);
  return step ? putAction(board, step) : { type: 'done' };
}

/** There is nothing to gain by stopping as long as anything can be done. */
const bestOf = (line: Line | undefined): StoutAction => line?.action ?? { type: 'stop' };

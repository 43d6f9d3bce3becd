import { actionKey, type FastRng } from '@taproom/engine';
import { type BoardName, type StoutAction, type StoutState, sixSidedStout } from '@taproom/games/six-sided-stout';
import type { Expert } from '../../../face/expert.ts';
import { at } from '../../../lists.ts';
import { rankedBy } from '../../../search/race.ts';
import { elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking } from '../../../thinking/thought.ts';
import { putAction } from './actions.ts';
import type { Plan } from './deeds.ts';
import { type Kitchen, kitchenOf } from './kitchen.ts';
import { type Line, lineAfter, linesForDay, linesForDice } from './lines.ts';
import { race } from './race.ts';
import { draftFor } from './rollout.ts';
import { planFor } from './template.ts';

/** Changes of a draft tried when a day is really laid out: the more room, the more there is to try. */
const STEPS: Readonly<Record<BoardName, number>> = { standard: 10_000, big: 30_000 };

/**
 * A brewer who follows a plan for the ten days, leaves it where games played to the end say that something else is
 * clearly better, and lays out each day by annealing. It ignores the other players.
 */
export const brewStout: Expert<StoutState, StoutAction> = async (state, seat, { care }, budget, rng, thinking) => {
  const brewer = at(state.brewers, seat);
  const kitchen = kitchenOf(state.board, state.day, brewer);
  const plan = planFor(state.board, brewer, state.day);
  const steps = Math.ceil(care * STEPS[state.board]);
  const effort = startEffort(budget);
  const lines = linesAskedAbout(linesAt(state, seat, kitchen, plan, steps, rng), thinking);
  const places = await race(lines, effort, rng, thinking);
  // There is nothing to gain by stopping as long as anything can be done.
  const action = places[0]?.way.action ?? { type: 'stop' };
  const ranked = rankedBy(places, (line) => line.action);
  return { action, iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

function linesAskedAbout(lines: readonly Line[], thinking: Thinking): Line[] {
  const asked = askedAbout(
    lines.map(({ action }) => action),
    thinking,
  );
  return lines.filter(({ action }) => asked.includes(action));
}

/** The line that looks best comes first. */
function linesAt(state: StoutState, seat: number, kitchen: Kitchen, plan: Plan, steps: number, rng: FastRng): Line[] {
  const brewer = at(state.brewers, seat);
  if (brewer.stage.at === 'choose') return linesForDay(kitchen, plan);
  if (brewer.stage.at === 'put')
    return linesForUnits(state, seat, kitchen, plan, layOut(state, kitchen, plan, steps, rng));
  const promised = (after: Kitchen): number => draftFor(after, plan, steps, rng).worth;
  const pairs = sixSidedStout.legal(state, seat).filter((action) => action.type === 'keep');
  return linesForDice(kitchen, brewer, pairs, plan, promised);
}

function layOut({ board }: StoutState, kitchen: Kitchen, plan: Plan, steps: number, rng: FastRng): StoutAction {
  const step = draftFor(kitchen, plan, steps, rng).steps[0];
  return step ? putAction(board, step) : { type: 'done' };
}

/** What can be put where, with the rest of the day left to the brewer: first as it is laid out. */
function linesForUnits(state: StoutState, seat: number, kitchen: Kitchen, plan: Plan, best: StoutAction): Line[] {
  const others = sixSidedStout.legal(state, seat).filter((action) => actionKey(action) !== actionKey(best));
  return [best, ...others].map((action) => lineAfter(kitchen, action, plan, state.board));
}

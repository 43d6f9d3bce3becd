import type { Seat } from '@taproom/engine';
import type { BrewingAction, BrewingState } from '@taproom/games/dice-brewing';
import type { Expert } from '../../../face/expert.ts';
import { race, rankedBy } from '../../../search/race.ts';
import type { Budget } from '../../../spec/spec.ts';
import { elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking } from '../../../thinking/thought.ts';
import { appraiseDiceBrewing } from '../evaluation/index.ts';
import { rollOut } from './rollout.ts';

/** How many of the actions are worth rolling out, and how much worse than the best they may look. */
const MOST_ACTIONS = 8;
/** How many iterations there must be for each of them. */
const TRIES = 6;
const FAR_WORSE = 6;

/**
 * The expert of version 0.1.0: tries the actions that look best over many dice, and takes the one that leads furthest by
 * the end of the round. An apprentice goes by looks alone.
 */
export const brewByLooks: Expert<BrewingState, BrewingAction> = async (
  state,
  seat,
  { care },
  budget,
  rng,
  thinking,
) => {
  const effort = startEffort(budget);
  const tried = actionsToTry(state, seat, mostActions(care, budget), thinking);
  const places = await race(tried, (one, dice) => rollOut(state, seat, one, dice), effort, rng, thinking);
  const [first] = places;
  if (!first) throw new Error(`dice-brewing: seat ${seat} cannot do anything`);
  const ranked = rankedBy(places, (action) => action);
  return { action: first.way, iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

/** With little time it is better to try few things often. */
const mostActions = (care: number, { iterations = Number.POSITIVE_INFINITY }: Budget): number =>
  Math.ceil(Math.min(MOST_ACTIONS * care, iterations / TRIES));

function actionsToTry(state: BrewingState, seat: Seat, most: number, thinking: Thinking): readonly BrewingAction[] {
  const best = appraiseDiceBrewing(state, seat).toSorted((a, b) => b.value - a.value);
  if (thinking.only) {
    const actions = best.map(({ action }) => action);
    return askedAbout(actions, thinking);
  }
  const least = (best[0]?.value ?? 0) - FAR_WORSE;
  return best.filter(({ value }, i) => i < most && value > least).map(({ action }) => action);
}

import type { BrewingAction, BrewingState } from '@taproom/games/dice-brewing';
import type { Expert } from '../../../face/expert.ts';
import { at } from '../../../lists.ts';
import { race, rankedBy } from '../../../search/race.ts';
import type { Budget } from '../../../spec/spec.ts';
import { type Effort, elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking, Thought } from '../../../thinking/thought.ts';
import { chanceOf, type Judged, judgeBrewing } from '../learnt/index.ts';
import { rollOut } from './rollout.ts';

/** How many of the actions are worth rolling out, and how much worse odds they may promise than the best. */
const MOST_ACTIONS = 8;
const FAR_WORSE = 0.5;
/** How many iterations there must be for each of them. */
const TRIES = 2;
/** What an action promises by its looks counts for as many rollouts. */
const TRUST = 1;

/**
 * Tries the actions that look best over the same dice, and takes the one that promises most at the end of the round. An
 * apprentice goes by looks alone.
 */
export const brewBeers: Expert<BrewingState, BrewingAction> = async (state, seat, { care }, budget, rng, thinking) => {
  const judged = judgeBrewing(state, seat);
  const most = mostActions(care, budget);
  const tried = actionsToTry(judged, most, thinking);
  const effort = startEffort(thinking.only ? budget : shareOfBudget(tried.length / most, budget));
  if (tried.length === 1 && !thinking.only) return thoughtByLooks(judged, effort);
  const places = await race(
    tried,
    ({ action }, dice) => rollOut(state, seat, action, dice),
    effort,
    rng,
    thinking,
    (one) => TRUST * chanceOf(one),
  );
  const { action } = at(places, 0).way;
  const ranked = rankedBy(places, (one) => one.action);
  return { action, iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

/** With little time it is better to try few things often. */
const mostActions = (care: number, { iterations = Number.POSITIVE_INFINITY }: Budget): number =>
  Math.ceil(Math.min(MOST_ACTIONS * care, iterations / TRIES));

/** Fewer actions need less. */
const shareOfBudget = (share: number, { iterations, ...time }: Budget): Budget => ({
  ...time,
  ...(iterations !== undefined && { iterations: Math.ceil(iterations * share) }),
});

function actionsToTry(judged: readonly Judged[], most: number, thinking: Thinking): readonly Judged[] {
  if (!thinking.only) return sensible(judged).slice(0, most);
  const asked = askedAbout(
    judged.map(({ action }) => action),
    thinking,
  );
  return judged.filter(({ action }) => asked.includes(action));
}

/** Even those who misjudge what they see do nothing that looks much worse to them. */
const sensible = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ odds }) => odds >= at(judged, 0).odds - FAR_WORSE);

function thoughtByLooks(judged: readonly Judged[], effort: Effort): Thought<BrewingAction> {
  const ranked = sensible(judged).map((one) => ({ action: one.action, value: chanceOf(one), error: 0, tries: 1 }));
  return { action: at(judged, 0).action, iterations: effort.done, milliseconds: elapsed(effort), ranked };
}

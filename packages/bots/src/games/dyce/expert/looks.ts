import { actionKey } from '@taproom/engine';
import type { DyceAction } from '@taproom/games/dyce';
import { at } from '../../../lists.ts';
import type { Budget } from '../../../spec/spec.ts';
import type { Ranked, Thinking, Thought } from '../../../thinking/thought.ts';
import { isRest } from '../evaluation/judge.ts';

/** The action that begins a turn, and the share of the win that the turn seems to leave. */
export interface Look {
  readonly action: DyceAction;
  readonly value: number;
}

/** A single iteration is not enough to try anything, so one goes by looks. */
export const goesByLooks = ({ iterations }: Budget, { only }: Thinking): boolean => iterations === 1 && !only;

/** Who misjudges should not go astray among a hundred actions, so no more come into question besides a rest. */
const MOST_ACTIONS = 4;

/** Ranks the actions by the best-looking turn that each begins. The looks come best first. */
export function byLooks(looks: readonly Look[], milliseconds: number): Thought<DyceAction> {
  const best = new Map<string, Ranked<DyceAction>>();
  for (const { action, value } of looks) {
    const key = actionKey(action);
    if (!best.has(key) && (best.size < MOST_ACTIONS || isRest(action)))
      best.set(key, { action, value, error: 0, tries: 1 });
  }
  const ranked = [...best.values()];
  return { action: at(ranked, 0).action, iterations: 1, milliseconds, ranked };
}

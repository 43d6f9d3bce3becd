import type { FastRng } from '@taproom/engine';
import { anneal } from './anneal.ts';
import { DICE_A_DAY, type Fate, type Plan, perform, possible } from './deeds.ts';
import { copyOf, type Kitchen, mayPut, NOTHING, put, sleep } from './kitchen.ts';
import type { Line } from './lines.ts';
import type { Step } from './order.ts';
import { outlookOf } from './outlook.ts';
import { scoreOf } from './score.ts';
import { taskOf } from './task.ts';

/** Plays a plan to its end, in place, and says what it scores. The first day of `fate` is the plan's first. */
export function followPlan(kitchen: Kitchen, plan: Plan, fate: Fate, steps: number, rng: FastRng): number {
  for (const [day, planned] of plan.entries()) {
    const deed = possible(kitchen, planned);
    if (deed === undefined) break;
    perform(kitchen, deed, fate, day * DICE_A_DAY);
    allocate(kitchen, plan.slice(day + 1), steps, rng);
    sleep(kitchen);
  }
  return scoreOf(kitchen.terrain, kitchen.cells);
}

/** What a line scores over the dice of `fate`. */
export function playLine({ kitchen, plan, underway }: Line, fate: Fate, steps: number, rng: FastRng): number {
  const here = copyOf(kitchen);
  if (underway) {
    allocate(here, plan, steps, rng);
    sleep(here);
  }
  return followPlan(here, plan, fate, steps, rng);
}

/** Puts what belongs in today. */
function allocate(kitchen: Kitchen, rest: Plan, steps: number, rng: FastRng): void {
  for (const { kind, cell } of stepsToday(kitchen, rest, steps, rng)) put(kitchen, kind, cell);
}

/** The next unit to put today, if any. */
export const nextPut = (kitchen: Kitchen, rest: Plan, steps: number, rng: FastRng): Step | undefined =>
  stepsToday(kitchen, rest, steps, rng)[0];

/** Malt waits for a day on which it is of use: when hops or yeast are placed, or for the last. */
function stepsToday(kitchen: Kitchen, rest: Plan, steps: number, rng: FastRng): readonly Step[] {
  if (kitchen.good === NOTHING && rest.length > 0) return [];
  const task = taskOf(kitchen, outlookOf(kitchen, rest));
  return anneal(task, rest.length === 0 ? steps * 3 : steps, rng) ?? anySteps(kitchen);
}

/** Hops or yeast wherever they go. */
function anySteps(before: Kitchen): Step[] {
  const kitchen = copyOf(before);
  const kind = kitchen.good;
  const steps: Step[] = [];
  for (let cell = 0; cell < kitchen.cells.length && kitchen.left > 0; cell++) {
    if (!mayPut(kitchen, kind, cell)) continue;
    put(kitchen, kind, cell);
    steps.push({ kind, cell });
    cell = -1;
  }
  return steps;
}

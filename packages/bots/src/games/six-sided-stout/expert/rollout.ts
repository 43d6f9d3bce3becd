import type { FastRng } from '@taproom/engine';
import { anneal, type Draft } from './anneal.ts';
import { countsFor, DICE_A_DAY, type Fate, type Plan, perform, possible } from './deeds.ts';
import { CHOCOLATE, copyOf, type Kitchen, NOTHING, PALE, put, sleep, unitsIn, YEAST } from './kitchen.ts';
import type { Line } from './lines.ts';
import type { Step } from './order.ts';
import { outlookOf } from './outlook.ts';
import { mayPut, maySleep } from './placement.ts';
import { scoreOf } from './score.ts';
import { taskOf } from './task.ts';

/** Plays a plan to its end, in place, and returns the score. The first day of `fate` is the plan's first. */
export function followPlan(kitchen: Kitchen, plan: Plan, fate: Fate, steps: number, rng: FastRng): number {
  for (const [day, planned] of plan.entries()) {
    const deed = possible(kitchen, planned);
    if (deed === undefined) break;
    perform(kitchen, deed, fate, day * DICE_A_DAY);
    allocate(kitchen, countsFor(deed, fate, day * DICE_A_DAY), plan.slice(day + 1), steps, rng);
    sleep(kitchen);
  }
  return scoreOf(kitchen.terrain, kitchen.cells);
}

/** The score of a line over the dice of `fate`. */
export function playLine(line: Line, fate: Fate, steps: number, rng: FastRng): number {
  const { terrain, cells } = playedOut(line, fate, steps, rng);
  return scoreOf(terrain, cells);
}

/** What a line has led to in the end. */
export function playedOut({ kitchen, plan, underway }: Line, fate: Fate, steps: number, rng: FastRng): Kitchen {
  const here = copyOf(kitchen);
  if (underway) {
    allocate(here, [here.left], plan, steps, rng);
    sleep(here);
  }
  followPlan(here, plan, fate, steps, rng);
  return here;
}

/** Places the day's units, with the best of these counts of hops or yeast. */
function allocate(kitchen: Kitchen, counts: readonly number[], rest: Plan, steps: number, rng: FastRng): void {
  const drafts = counts.map((left) => ({ left, ...draftFor({ ...kitchen, left }, rest, steps, rng) }));
  const best = drafts.reduce((one, other) => (other.worth > one.worth ? other : one));
  kitchen.left = best.left;
  for (const { kind, cell } of best.steps) put(kitchen, kind, cell);
}

/** Malt waits for a day on which it is of use: when hops or yeast are placed, the day before, or the last. */
export function draftFor(kitchen: Kitchen, rest: Plan, steps: number, rng: FastRng): Draft {
  const outlook = outlookOf(kitchen, rest);
  if (kitchen.good === NOTHING && outlook.tomorrow === NOTHING && rest.length > 0) return { steps: [], worth: 0 };
  const task = taskOf(kitchen, outlook);
  return anneal(task, rest.length === 0 ? steps * 3 : steps, rng) ?? { steps: anySteps(kitchen), worth: 0 };
}

/** Hops or yeast wherever they go; malt only if it must open a way for them. */
function anySteps(before: Kitchen): Step[] {
  const kitchen = copyOf(before);
  const steps: Step[] = [];
  for (let step = anyStep(kitchen); step && !maySleep(kitchen); step = anyStep(kitchen)) {
    put(kitchen, step.kind, step.cell);
    steps.push(step);
  }
  return steps;
}

function anyStep(kitchen: Kitchen): Step | undefined {
  for (let kind = YEAST; kind >= PALE; kind--) {
    if (!hasUnit(kitchen, kind)) continue;
    for (let cell = 0; cell < kitchen.cells.length; cell++) if (mayPut(kitchen, kind, cell)) return { kind, cell };
  }
  return undefined;
}

const hasUnit = (kitchen: Kitchen, kind: number): boolean =>
  kind <= CHOCOLATE ? unitsIn(kitchen, kind - PALE) > 0 : kitchen.good === kind && kitchen.left > 0;

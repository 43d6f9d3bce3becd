import type { BoardName, StoutAction } from '@taproom/games/six-sided-stout';
import { at, never } from '../../../lists.ts';
import { actionFor, stepOf } from './actions.ts';
import { DEEDS, type Deed, mayDo, type Plan, possible } from './deeds.ts';
import { bring, copyOf, GOOD_NUMBER, type Kitchen, put, type Seated, sleep, unitsIn } from './kitchen.ts';

/** A possible action now, and the plan that follows. */
export interface Line {
  readonly action: StoutAction;
  readonly kitchen: Kitchen;
  /** The days to come; the first is today, unless today is under way. */
  readonly plan: Plan;
  readonly underway: boolean;
}

/** The ways to spend a day: first as planned, then the alternatives. */
export function linesForDay(kitchen: Kitchen, plan: Plan): Line[] {
  const planned = possible(kitchen, at(plan, 0));
  if (planned === undefined) return [];
  const plans = [[planned, ...plan.slice(1)], ...DEEDS.flatMap((deed) => detours(kitchen, plan, planned, deed))];
  const different = new Map(plans.map((one) => [one.join(' '), one]));
  return [...different.values()].map((one) => ({
    action: actionFor(kitchen, at(one, 0)),
    kitchen,
    plan: one,
    underway: false,
  }));
}

/** Plans that begin with another deed: brought forward from a later day, instead of today's, or instead of the last. */
function detours(kitchen: Kitchen, plan: Plan, planned: Deed, deed: Deed): Plan[] {
  if (deed === planned || !mayDo(kitchen, deed)) return [];
  const later = plan.indexOf(deed, 1);
  const forward = later > 0 ? [[deed, ...plan.toSpliced(later, 1)]] : [];
  return [...forward, [deed, ...plan.slice(1)], [deed, ...plan.slice(0, -1)]];
}

/** Units put today, or the end of the day. */
export function lineAfter(kitchen: Kitchen, action: StoutAction, rest: Plan, board: BoardName): Line {
  const after = copyOf(kitchen);
  const step = stepOf(board, action);
  if (step) put(after, step.kind, step.cell);
  if (!step) sleep(after);
  return { action, kitchen: after, plan: rest, underway: step !== undefined };
}

type Keep = Extract<StoutAction, { type: 'keep' }>;

/** The pairs that can be kept of three dice: for malt the highest first, else the most promising for today. */
export function linesForDice(
  kitchen: Kitchen,
  { stage }: Seated,
  pairs: readonly Keep[],
  rest: Plan,
  promised: (kitchen: Kitchen) => number,
): Line[] {
  if (stage.at !== 'keep') return [];
  const good = GOOD_NUMBER[stage.good];
  const lines = pairs.map((action): Line => {
    return { action, kitchen: broughtHome(kitchen, good, action), plan: rest, underway: true };
  });
  return bestFirst(lines, (line) => (stage.good === 'malt' ? unitsIn(line.kitchen, 0) : promised(line.kitchen)));
}

function bestFirst(lines: readonly Line[], worthOf: (line: Line) => number): Line[] {
  const worths = new Map(lines.map((line) => [line, worthOf(line)]));
  return lines.toSorted((one, other) => (worths.get(other) ?? never()) - (worths.get(one) ?? never()));
}

function broughtHome(kitchen: Kitchen, good: number, { dice }: Keep): Kitchen {
  const after = copyOf(kitchen);
  bring(after, good, at(dice, 0), at(dice, 1));
  return after;
}

import type { StoutAction } from '@taproom/games/six-sided-stout';
import { actionFor } from './actions.ts';
import { DEEDS, type Deed, mayDo, type Plan, possible } from './deeds.ts';
import { bring, copyOf, GOOD_NUMBER, type Kitchen, type Seated } from './kitchen.ts';

/** Something that can be done now, and what would follow. */
export interface Line {
  readonly action: StoutAction;
  readonly kitchen: Kitchen;
  /** The days to come; the first is today, unless today is under way. */
  readonly plan: Plan;
  readonly underway: boolean;
}

/** The ways to spend a day: first as planned, then what could be done instead. */
export function linesForDay(kitchen: Kitchen, plan: Plan): Line[] {
  const planned = possible(kitchen, plan[0] as Deed);
  if (planned === undefined) return [];
  const plans = [[planned, ...plan.slice(1)], ...DEEDS.flatMap((deed) => detours(kitchen, plan, planned, deed))];
  const different = new Map(plans.map((one) => [one.join(' '), one]));
  return [...different.values()].map((one) => ({
    action: actionFor(kitchen, one[0] as Deed),
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

type Keep = Extract<StoutAction, { type: 'keep' }>;

/** The pairs that can be kept of three dice: first the highest for malt, the lowest for hops and yeast. */
export function linesForDice(kitchen: Kitchen, { stage }: Seated, pairs: readonly Keep[], rest: Plan): Line[] {
  if (stage.at !== 'keep') return [];
  const good = GOOD_NUMBER[stage.good];
  const sense = stage.good === 'malt' ? -1 : 1;
  return pairs
    .toSorted((one, other) => sense * (pipsOf(one) - pipsOf(other)))
    .map((action) => ({ action, kitchen: broughtHome(kitchen, good, action), plan: rest, underway: true }));
}

const pipsOf = ({ dice }: Keep): number => dice.reduce((sum, die) => sum + die, 0);

function broughtHome(kitchen: Kitchen, good: number, { dice }: Keep): Kitchen {
  const after = copyOf(kitchen);
  bring(after, good, dice[0] as number, dice[1] as number);
  return after;
}

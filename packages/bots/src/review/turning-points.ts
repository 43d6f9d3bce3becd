import type { Unit } from '../face/face.ts';
import { at } from '../lists.ts';
import type { ReviewStep } from './review.ts';

const MOST = 3;
/** Mistakes that cost less turn nothing. */
const GRAVE: Readonly<Record<Unit, number>> = { wins: 0.02, points: 1 };

/**
 * The steps that mattered most, the weightiest first: the gravest mistakes, because of them one can learn something, and
 * after them the luckiest and unluckiest rolls.
 */
export function turningPointsIn(steps: readonly ReviewStep[], unit: Unit): number[] {
  const mistakes = heaviest(steps, lossIn, GRAVE[unit]);
  const rolls = heaviest(steps, luckIn, GRAVE[unit]).filter((step) => !mistakes.includes(step));
  return [...mistakes, ...rolls].slice(0, MOST);
}

const lossIn = ({ decision }: ReviewStep): number => decision?.loss ?? 0;
/** What chance did to whoever moved: that is what is told of a roll. */
const luckIn = ({ seat, luck }: ReviewStep): number => Math.abs(luck?.[seat] ?? 0);

/** The first few of those that weigh enough, as indices. */
function heaviest(steps: readonly ReviewStep[], weigh: (step: ReviewStep) => number, least: number): number[] {
  const weights = steps.map(weigh);
  const heavy = [...weights.keys()].filter((step) => at(weights, step) >= least);
  return heavy.toSorted((a, b) => at(weights, b) - at(weights, a)).slice(0, MOST);
}

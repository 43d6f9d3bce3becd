import type { Outcome } from '@taproom/engine';
import type { Verdict } from '@taproom/games/training';
import { at } from '../lists.ts';
import { meanOf, rounded } from './means.ts';

/** Parts of the score that differ by less are not worth telling, and neither are more than these. */
const LEAST_GAIN = 0.3;
const MOST_GAINS = 3;

/** The parts of seat 0's score that differ most between these ends of a game and the others. */
export function gainsOf(ends: readonly Outcome[], others: readonly Outcome[]): Verdict['gains'] {
  const names = new Set([...ends, ...others].flatMap(({ parts }) => at(parts, 0).map(({ name }) => name)));
  return [...names]
    .map((name) => [name, rounded(meanPart(ends, name) - meanPart(others, name))] as const)
    .filter(([, points]) => Math.abs(points) >= LEAST_GAIN)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_GAINS);
}

const meanPart = (ends: readonly Outcome[], part: string): number =>
  meanOf(ends.map(({ parts }) => at(parts, 0).find(({ name }) => name === part)?.value ?? 0));

/** The mean score of the best rival; 0 for one who plays alone. */
export const meanRival = (ends: readonly Outcome[]): number =>
  meanOf(ends.map(({ scores }) => Math.max(...scores.slice(1), scores.length > 1 ? Number.NEGATIVE_INFINITY : 0)));

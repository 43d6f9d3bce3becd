import type { AnyGame, BaseState, Outcome, Seat } from '@taproom/engine';
import { at } from '../lists.ts';

export function outcomeOf(game: AnyGame, state: BaseState): Outcome {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: nobody may act, yet the game is not over`);
  return outcome;
}

/** The names of all parts of a seat's scores. */
export const partNames = (ends: readonly Outcome[], seat: Seat): string[] => [
  ...new Set(ends.flatMap(({ parts }) => at(parts, seat).map(({ name }) => name))),
];

export const partOf = ({ parts }: Outcome, seat: Seat, part: string): number =>
  at(parts, seat).find(({ name }) => name === part)?.value ?? 0;

/** The score of the best rival; 0 for one who plays alone. */
export const rivalOf = ({ scores }: Outcome, seat: Seat): number =>
  scores.length > 1 ? Math.max(...scores.toSpliced(seat, 1)) : 0;

/** Parts of the score that differ by less are not worth telling, and neither are more than these. */
export const LEAST_GAIN = 0.3;
const MOST_GAINS = 3;

type Gain = readonly [part: string, more: number];

/** Those that are worth telling, the largest first. */
export const largestOf = (gains: readonly Gain[]): Gain[] =>
  gains
    .filter(([, more]) => Math.abs(more) >= LEAST_GAIN)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_GAINS);

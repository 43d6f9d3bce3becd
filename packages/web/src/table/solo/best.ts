import type { Outcome } from '@taproom/engine';
import { findOffer } from '@taproom/games/shelf';
import { faceOf } from '../../boards/index.ts';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';
import type { TablePlan } from '../table.ts';

/** A solo result, and the table it was achieved at. */
export interface Best {
  readonly table: string;
  readonly outcome: Outcome;
}

export function isBetter(game: string, one: Outcome, other: Outcome): boolean {
  const { worth } = faceOf(game);
  if (!worth) return false;
  const [ones, others] = [worth(one), worth(other)];
  const differences = ones.map((value, i) => value - (others[i] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

/** Results under other rules do not compare, so each rules version has its own list. */
const key = ({ game, options }: TablePlan): string =>
  `taproom-best-${game}-rules-${findOffer(game)?.rules}-${Object.entries(options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('-'))
    .join('-')}`;

const isBest = (value: unknown): value is Best => isFields(value) && isFields(value['outcome']);

/** The best result so far with these options and today's rules, in this browser. */
export function bestOf(plan: TablePlan): Best | undefined {
  const kept = parseJson(storage.getItem(key(plan)) ?? '');
  return isBest(kept) ? kept : undefined;
}

/** Keeps a result if it beats all before, and returns the best one. A resigned match has no result. */
export function keepBest(plan: TablePlan, table: string, outcome: Outcome): Best | undefined {
  const before = bestOf(plan);
  if (outcome.scores.length === 0 || !faceOf(plan.game).worth) return before;
  if (before && !isBetter(plan.game, outcome, before.outcome)) return before;
  const best = { table, outcome };
  storage.setItem(key(plan), JSON.stringify(best));
  return best;
}

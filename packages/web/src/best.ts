import type { Outcome } from '@taproom/engine';
import { drawer } from './drawer.ts';
import { isFields, parseJson } from './record/json.ts';
import type { TablePlan } from './table/table.ts';

/** A result of a game played alone, and the table it was reached at. */
export interface Best {
  readonly table: string;
  readonly outcome: Outcome;
}

const partOf = ({ table }: Outcome, name: string): number => table.find((part) => part.name === name)?.value ?? 0;
const scoreOf = ({ scores }: Outcome): number => scores[0] ?? 0;

/** What counts in a game played alone, the weightiest first; more is better. */
const WORTH: Readonly<Record<string, (outcome: Outcome) => readonly number[]>> = {
  'six-sided-stout': (outcome) => [scoreOf(outcome)],
  // All blends first, then the fewest rounds; whoever fails is judged by the blends. Pounds come last.
  dyce: (outcome) => {
    const won = outcome.places[0] === 1;
    return [partOf(outcome, 'blends'), won ? -partOf(outcome, 'rounds') : 0, scoreOf(outcome)];
  },
};

/** Whether the one result beats the other in this game. */
export function isBetter(game: string, one: Outcome, other: Outcome): boolean {
  const worth = WORTH[game];
  if (!worth) return false;
  const [ones, others] = [worth(one), worth(other)];
  const at = ones.findIndex((value, i) => value !== others[i]);
  return at >= 0 && (ones[at] as number) > (others[at] as number);
}

const key = ({ game, options }: TablePlan): string =>
  `taproom-best-${game}-${Object.entries(options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('-'))
    .join('-')}`;

const isBest = (value: unknown): value is Best => isFields(value) && isFields(value['outcome']);

/** The best result so far with these options, in this browser. */
export function bestOf(plan: TablePlan): Best | undefined {
  const kept = parseJson(drawer.getItem(key(plan)) ?? '');
  return isBest(kept) ? kept : undefined;
}

/** Keeps a result if it is better than any before, and says what is best now. A match given up has no result. */
export function keepBest(plan: TablePlan, table: string, outcome: Outcome): Best | undefined {
  const before = bestOf(plan);
  if (outcome.scores.length === 0 || !(plan.game in WORTH)) return before;
  if (before && !isBetter(plan.game, outcome, before.outcome)) return before;
  const best = { table, outcome };
  drawer.setItem(key(plan), JSON.stringify(best));
  return best;
}

import type { Tagged } from '@taproom/engine';
import type { Unit } from '../face/face.ts';
import type { Thought, Why } from './thought.ts';

/** A thought that says what its values are told in, for those who know no games. */
export type UnitThought = Thought & { readonly unit: Unit };

/** An action, and what is expected of it: how many of a hundred matches it wins, or how many points; null if nothing else can be done. */
export interface Option<A extends Tagged = Tagged> {
  readonly action: A;
  readonly value: number | null;
}

/** What a strong bot would do, what else it would think of, and why it prefers the first to the second. */
export interface Advice<A extends Tagged = Tagged> {
  readonly unit: Unit;
  /** At most three, the best first. */
  readonly options: readonly [best: Option<A>, ...others: Option<A>[]];
  readonly why?: Why<A>;
}

const MOST_OPTIONS = 3;
const HUNDRED = 100;

/** The advice in a bot's thought; undefined if it is not about anything that can be advised, such as the answer to a question. */
export function adviceOf({ action: only, ranked, why, unit }: UnitThought, isForced: boolean): Advice | undefined {
  if (isForced) return { unit, options: [{ action: only, value: null }] };
  const shown = (value: number): number => Math.round(unit === 'wins' ? HUNDRED * value : value);
  const [best, ...others] = ranked.slice(0, MOST_OPTIONS).map(({ action, value }) => ({ action, value: shown(value) }));
  return best && { unit, options: [best, ...others], ...(why && { why }) };
}

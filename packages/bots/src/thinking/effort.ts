import type { Budget } from '../spec/spec.ts';

/** How much of a budget has been spent. */
export interface Effort {
  readonly started: number;
  readonly milliseconds: number;
  readonly iterations: number;
  done: number;
}

export const startEffort = ({ iterations, milliseconds }: Budget): Effort => ({
  started: performance.now(),
  milliseconds: milliseconds ?? Number.POSITIVE_INFINITY,
  iterations: iterations ?? Number.POSITIVE_INFINITY,
  done: 0,
});

export const elapsed = ({ started }: Effort): number => performance.now() - started;

/** How much of the budget is used up, from 0 to 1. */
export const shareOf = (effort: Effort): number =>
  Math.min(1, Math.max(effort.done / effort.iterations, elapsed(effort) / effort.milliseconds));

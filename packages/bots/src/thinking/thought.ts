import type { Tagged } from '@taproom/engine';

/** A bot's opinion of an action: how often it tried it, and its expected reward, from 0 (lost) to 1 (won). */
export interface Ranked<A extends Tagged = Tagged> {
  readonly action: A;
  readonly visits: number;
  readonly value: number;
}

/** A bot's decision and how it came to it. */
export interface Thought<A extends Tagged = Tagged> {
  readonly action: A;
  readonly iterations: number;
  readonly milliseconds: number;
  /** The actions it considered, best first. */
  readonly ranked: readonly Ranked<A>[];
}

export interface Thinking {
  /** Aborted: answer with the best found so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with the used share of the budget, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

import type { Tagged } from '@taproom/engine';

/** What a bot thinks of an action: how often it tried it, and what it expects of it, from 0 (lost) to 1 (won). */
export interface Ranked {
  readonly action: Tagged;
  readonly visits: number;
  readonly value: number;
}

/** What a bot has to say when its turn comes. */
export interface Thought {
  readonly action: Tagged;
  readonly iterations: number;
  readonly milliseconds: number;
  /** The actions it considered, best first. */
  readonly ranked: readonly Ranked[];
}

export interface Thinking {
  /** Aborted: answer with the best found so far. */
  readonly signal?: AbortSignal | undefined;
  /** Told now and then how much of the budget is used up, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

import type { Tagged } from '@taproom/engine';

/** A bot's opinion of an action. */
export interface Ranked<A extends Tagged = Tagged> {
  readonly action: A;
  /** What is expected of it: a share of the win, from 0 to 1, or points in a game that is told in points. */
  readonly value: number;
  /** The standard error of the value; 0 where it is reckoned rather than tried. */
  readonly error: number;
  /** How often it was tried. */
  readonly tries: number;
}

/** What an action brings more in the end than another: parts of the score, by name, and what the best rival has more. */
export interface Why<A extends Tagged = Tagged> {
  readonly than: A;
  readonly gains: readonly (readonly [part: string, more: number])[];
  readonly rival: number;
}

/** A bot's decision and how it came to it. */
export interface Thought<A extends Tagged = Tagged> {
  readonly action: A;
  readonly iterations: number;
  readonly milliseconds: number;
  /** The actions it has tried, best first; nothing from bots that go by looks. */
  readonly ranked: readonly Ranked<A>[];
  /** Why it prefers the first to the second, if it was asked for advice. */
  readonly why?: Why<A>;
}

export interface Thinking {
  /** It takes no longer, in milliseconds, whatever its budget. */
  readonly longest?: number | undefined;
  /** Aborted: answer with the best found so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with the used share of the budget, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

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
  /** The share of the win that each seat can expect of it, from thinkers who look at all of them. */
  readonly shares?: readonly number[];
  /** How much less it brought than the first of the ranking, where both were tried in the same worlds. */
  readonly behind?: Behind;
}

/** A difference, and its standard error. */
export interface Behind {
  readonly value: number;
  readonly error: number;
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
  /** Only these actions are looked at, and even a single one is tried to see what it is worth. */
  readonly only?: readonly Tagged[] | undefined;
  /** Aborted: answer with the best found so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with the used share of the budget, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

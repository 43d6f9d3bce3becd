import { below, type Rng } from '@taproom/engine';

/** For reads that cannot miss: throws, because a miss is a bug. */
export function never(): never {
  throw new Error('nothing is where something must be');
}

/** The item at an index. In the hottest loops `items[index] ?? never()` is faster. */
export const at = <T extends NonNullable<unknown>>(items: readonly T[], index: number): T => items[index] ?? never();

/** One of the items, each as likely. There must be one. */
export const pick = <T extends NonNullable<unknown>>(rng: Rng, items: readonly T[]): T =>
  at(items, below(rng, items.length));

/** Whether a word is one of a list of words. */
export const isOneOf = <T extends string>(words: readonly T[], word: string | undefined): word is T =>
  words.some((one) => one === word);

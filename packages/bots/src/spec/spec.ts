import type { Level, Person } from '@taproom/games/persons';
import type { Knowledge } from '../face/knowledge.ts';

export { LEVELS, type Level } from '@taproom/games/persons';

/** The levels of version 0.1.0, kept as yardsticks: how strong newer bots are can be measured for ever. */
export const YARDSTICKS = ['guest', 'regular', 'brewer', 'master'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** How long a search may think: whichever limit comes first; without any, until it is stopped. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** How a bot plays, and in games that ask questions also how much it knows. */
export type BotSpec = Play & {
  readonly knowledge?: Knowledge;
  /**
   * How much it misjudges what it looks at: the standard deviation of its error about each action, in the unit in which it
   * compares them (what greedy appraises, or else a share of the win, or points).
   */
  readonly noise?: number;
};

type Play =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'search'; readonly budget: Budget }
  /** The expert with a small share of its care, 0.02 unless it is said; greedy in games without one. */
  | { readonly kind: 'apprentice'; readonly care?: number }
  /** A bot made for this game; search in games without one. */
  | { readonly kind: 'expert'; readonly budget: Budget }
  /** The expert of version 0.1.0, which others are measured by. */
  | { readonly kind: 'veteran'; readonly budget: Budget };

/** A bot, by its level, as it is set at a table, or in full; or the one that is asked for hints. */
export type Bot = Level | Person | 'adviser' | BotSpec;

/** The knowledge of a bot whose spec does not say: none for random, regular for all others. */
export const knowledgeOf = ({ kind, knowledge }: BotSpec): Knowledge | undefined =>
  knowledge ?? (kind === 'random' ? undefined : 'regular');

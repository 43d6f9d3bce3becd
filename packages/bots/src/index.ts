import type { AnyGame, BaseState, Seat, Tagged } from '@taproom/engine';

/** How strong a bot is, from someone who just likes rolling dice to someone who has thought about it. */
export const LEVELS = ['guest', 'regular', 'brewer', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'search'; readonly budget: Budget };
export type { AnyGame, BaseState, Seat, Tagged };

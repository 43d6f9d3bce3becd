import type { BaseState, FastRng, Seat, Tagged } from '@taproom/engine';

/** How much a bot knows of what a game asks about, apart from how well it plays. */
export const KNOWLEDGE = ['novice', 'regular', 'expert'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/**
 * What comes of an action when one does it as well as one knows: a bot decides that it answers, this decides what. The
 * state is an imagined one, so whatever is right in it proves nothing. Without any knowledge one guesses.
 */
export type Lore<S extends BaseState> = (
  state: S,
  seat: Seat,
  action: Tagged,
  knowledge: Knowledge | undefined,
  rng: FastRng,
) => Tagged;

import type { BaseState, FastRng, Seat, Tagged } from '@taproom/engine';

/** How much a bot knows about a game's questions, apart from how well it plays. */
export const KNOWLEDGE = ['novice', 'regular', 'expert'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/**
 * Fills in an action from a bot's knowledge: the bot decides to answer, this decides which answer. The
 * state is imagined, so the answer that is right in it proves nothing. Without knowledge it guesses.
 */
export type Lore<S extends BaseState, A extends Tagged> = (
  state: S,
  seat: Seat,
  action: A,
  knowledge: Knowledge | undefined,
  rng: FastRng,
) => A;

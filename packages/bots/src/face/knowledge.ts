import type { BaseState, FastRng, Seat, Tagged } from '@taproom/engine';
import type { Knowledge } from '@taproom/games/persons';

export { KNOWLEDGE, type Knowledge } from '@taproom/games/persons';

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

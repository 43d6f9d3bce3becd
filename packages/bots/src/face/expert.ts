import type { BaseState, FastRng, Seat, Tagged } from '@taproom/engine';
import type { Budget } from '../spec/spec.ts';
import type { Thinking, Thought } from '../thinking/thought.ts';
import type { Knowledge } from './knowledge.ts';

/** How well an expert plays. */
export interface Talent {
  /** How closely it looks, from 0 to 1; an apprentice looks less closely. */
  readonly care: number;
  /** Its knowledge of the game's questions. */
  readonly knowledge: Knowledge | undefined;
}

/**
 * A bot made for one game. Like all bots, it is given an imagined state, never the real one. Undefined: it knows no better
 * than the bots for any game.
 */
export type Expert<S extends BaseState, A extends Tagged> = (
  state: S,
  seat: Seat,
  talent: Talent,
  budget: Budget,
  rng: FastRng,
  thinking: Thinking,
) => Promise<Thought<A> | undefined>;

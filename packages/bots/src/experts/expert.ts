import type { BaseState, FastRng, Seat } from '@taproom/engine';
import type { Budget } from '../spec.ts';
import type { Thinking, Thought } from '../thought.ts';

/** Someone who knows a single game well. As all bots, it is given an imagined state, in which no real die lies unseen. */
export type Expert<S extends BaseState> = (
  state: S,
  seat: Seat,
  /** How closely it looks, from 0 to 1; an apprentice looks less closely. */
  care: number,
  budget: Budget,
  rng: FastRng,
  thinking: Thinking,
) => Promise<Thought>;

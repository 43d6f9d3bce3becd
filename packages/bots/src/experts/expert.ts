import type { BaseState, FastRng, Seat } from '@taproom/engine';
import type { Knowledge } from '../knowledge/index.ts';
import type { Budget } from '../spec.ts';
import type { Thinking, Thought } from '../thought.ts';

/** What an expert brings along. */
export interface Talent {
  /** How closely it looks, from 0 to 1; an apprentice looks less closely. */
  readonly care: number;
  /** What it knows of what the game asks about. */
  readonly knowledge: Knowledge | undefined;
}

/** Someone who knows a single game well. As all bots, it is given an imagined state, in which no real die lies unseen. */
export type Expert<S extends BaseState> = (
  state: S,
  seat: Seat,
  talent: Talent,
  budget: Budget,
  rng: FastRng,
  thinking: Thinking,
) => Promise<Thought>;

import type { BaseState, FastRng, Outcome, Seat, Tagged } from '@taproom/engine';
import type { BotSpec } from '../spec/spec.ts';
import type { Why } from '../thinking/thought.ts';

/** How a game goes on from a position, to see what an action leads to. */
export interface Onward<S extends BaseState> {
  /** A quick bot on all seats, or a shorter way. */
  readonly by: BotSpec | ((state: S, seat: Seat, rng: FastRng) => Outcome);
  /** In how many imagined worlds. */
  readonly worlds: number;
}

/** What sets an action apart from the next best, for games that can tell without playing on. */
export type Reasons<S extends BaseState, A extends Tagged> = (
  state: S,
  seat: Seat,
  pair: readonly [best: A, next: A],
) => Omit<Why, 'than'> | undefined;

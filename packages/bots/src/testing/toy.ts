import { type AnyGame, anyGame, type BaseState, type Outcome, type Seat, type Tagged } from '@taproom/engine';

/** The part of a game that a toy defines itself; nothing in it is hidden but the dice. */
export interface Toy<S extends BaseState, A extends Tagged> {
  readonly id: string;
  readonly setup: (seats: number, rng: BaseState['rng']) => S;
  readonly actors: (state: S) => readonly Seat[];
  readonly legal: (state: S, seat: Seat) => readonly A[];
  readonly apply: (state: S, seat: Seat, action: A) => void;
  readonly outcome: (state: S) => Outcome | undefined;
}

/** A whole game out of a toy, without its own types. */
export function makeToy<S extends BaseState, A extends Tagged>(toy: Toy<S, A>): AnyGame {
  const game = {
    ...toy,
    title: toy.id,
    rules: 1,
    seats: { min: 2, max: 4 },
    options: {},
    setup: (seats: number, _: object, rng: BaseState['rng']) => toy.setup(seats, rng),
    refuse: () => undefined,
    view: (state: S) => ({ ...state, rng: null }),
    witness: (event: Tagged) => event,
    imagine(state: S, _: Seat, rng: BaseState['rng']) {
      state.rng = rng;
    },
    check: () => undefined,
  };
  return anyGame(game);
}

/** An outcome from scores, of which the highest wins. */
export function highestWins(scores: readonly number[]): Outcome {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { places, scores, parts: scores.map(() => []), table: [], endings: ['over'] };
}

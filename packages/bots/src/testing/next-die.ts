import { type AnyGame, type BaseState, fastRng, rollDie } from '@taproom/engine';
import { highestWins, makeToy } from './toy.ts';

interface NextDieState extends BaseState {
  hit: boolean | null;
}

interface Guess {
  readonly type: 'guess';
  readonly pips: number;
}

/** One seat says what the die will show, then it is rolled; the other seat wins if it shows something else. */
export const nextDie: AnyGame = makeToy<NextDieState, Guess>({
  id: 'next-die',
  setup: (_, rng) => ({ rng, hit: null }),
  actors: ({ hit }) => (hit === null ? [0] : []),
  legal: () => [1, 2, 3, 4, 5, 6].map((pips) => ({ type: 'guess', pips })),
  apply(state, _, { pips }) {
    state.hit = rollDie(state.rng) === pips;
  },
  outcome: ({ hit }) => (hit === null ? undefined : highestWins(hit ? [1, 0] : [0, 1])),
});

export const nextDieWith = (seed: number): NextDieState => ({ rng: fastRng(seed), hit: null });

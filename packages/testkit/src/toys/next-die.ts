import { anyGame, type BaseState, clone, type Game, isOneOf, rollDie, type Tagged } from '@taproom/engine';

/* Next Die, a toy for one: predict the next die, then roll it, ten times. A hit scores one. */

export interface NextDieState extends BaseState {
  rolls: number;
  hits: number;
}

type Guess = { readonly type: 'guess'; readonly pips: number };
type Rolled = { readonly type: 'rolled'; readonly pips: number };

const ROLLS = 10;
const PIPS = [1, 2, 3, 4, 5, 6];
const isOver = (state: NextDieState): boolean => state.rolls === ROLLS;

export const nextDie: Game<NextDieState, Guess, Omit<NextDieState, 'rng'>, Rolled, object> = {
  id: 'next-die',
  title: 'Next Die',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: (_, __, rng) => ({ rng, rolls: 0, hits: 0 }),
  actors: (state) => (isOver(state) ? [] : [0]),
  legal: (state, seat) => (seat === 0 && !isOver(state) ? PIPS.map((pips) => ({ type: 'guess', pips })) : []),
  refuse: (_, __, action) =>
    action.type === 'guess' && isOneOf(PIPS, action['pips']) && Object.keys(action).length === 2 ? undefined : 'ND-1',
  apply(state, _, { pips }, emit) {
    const rolled = rollDie(state.rng);
    state.rolls++;
    if (rolled === pips) state.hits++;
    emit({ type: 'rolled', pips: rolled });
  },
  outcome: (state) =>
    isOver(state)
      ? {
          places: [1],
          scores: [state.hits],
          parts: [[{ name: 'hits', value: state.hits }]],
          table: [],
          endings: ['over'],
        }
      : undefined,
  view: ({ rolls, hits }) => ({ rolls, hits }),
  witness: (event) => event,
  imagine(state, _, rng) {
    state.rng = clone(rng);
  },
  check: ({ rolls, hits }) => (hits > rolls ? `${hits} hits in ${rolls} rolls` : undefined),
};

export const anyNextDie = anyGame(nextDie);

export const pipsRolled = (events: readonly Tagged[]): number | undefined =>
  (events as readonly Rolled[]).find(({ type }) => type === 'rolled')?.pips;

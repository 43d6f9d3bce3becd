import { type AnyGame, clone, type Game, must, rollDie, type Seat, type Tagged, type Unchecked } from '@taproom/engine';
import type { LawName } from '../inspect.ts';
import { type CupsAction, type CupsEvent, type CupsOptions, type CupsState, type CupsView, cups } from './cups.ts';

type Cups = Game<CupsState, CupsAction, CupsView, CupsEvent, CupsOptions>;

/** A bug, and the one law it breaks. */
export interface Planted {
  readonly law: LawName;
  readonly bug: string;
  readonly game: AnyGame;
}

const plant = (law: LawName, bug: string, change: Partial<Cups>): Planted => ({
  law,
  bug,
  game: { ...cups, ...change } as unknown as AnyGame,
});

const isOver = (state: CupsState): boolean => state.stack.length === 0;
const fold: CupsAction = { type: 'fold' };
const isFold = (action: Tagged): boolean => action.type === 'fold';
const others = (state: CupsState, seat: Seat): number[] => state.cups.filter((_, other) => other !== seat);
let stamps = 0;

/** Cups with one thing wrong at a time. */
export const planted: readonly Planted[] = [
  plant('json', 'the state has a field without a value', {
    setup: (...dealt) => ({ ...cups.setup(...dealt), note: undefined }),
  }),
  plant('copies', 'a copy keeps the purses of the original', {
    copy: (state) => ({ ...clone(state), purses: state.purses }),
  }),
  plant('copies', 'a copy has its fields in another order', {
    copy: ({ rng, ...others }) => clone({ ...others, rng }),
  }),
  plant('purity', 'looking at the purses sorts them', {
    view(state, viewer) {
      const seen = cups.view(state, viewer);
      state.purses.sort((a, b) => a - b);
      return seen;
    },
  }),
  plant('turns', 'a seat that has chosen is still offered to fold', {
    legal: (state, seat) => (cups.actors(state).includes(seat) || isOver(state) ? cups.legal(state, seat) : [fold]),
  }),
  plant('turns', 'nobody may act although it is not over', {
    outcome: (state) => (state.purses.includes(1) ? undefined : cups.outcome(state)),
  }),
  plant('menus', 'folding is listed twice', {
    legal: (state, seat) => cups.legal(state, seat).flatMap((action) => (isFold(action) ? [action, fold] : [action])),
  }),
  plant('menus', 'nothing happens on a choice of the poor but an exception', {
    apply(state, seat, action, emit) {
      if (must(state.purses[seat]) < 3) throw new Error('no handler');
      cups.apply(state, seat, action, emit);
    },
  }),
  plant('brevity', 'the rich may stake one coin at a time up to hundreds', {
    legal: (state, seat) => [...cups.legal(state, seat), ...fortune(state, seat)],
    refuse: (state, seat, action) =>
      fortune(state, seat).some(({ coins }) => isBet(action, coins)) ? undefined : cups.refuse(state, seat, action),
    apply: (state, seat, action, emit) =>
      cups.apply(state, seat, action.type === 'stake' && action.coins > 2 ? fold : action, emit),
  }),
  plant('door', 'a refusal costs a round', {
    refuse(state, seat, action) {
      const rule = cups.refuse(state, seat, action);
      if (rule) state.rounds = 0.5;
      return rule;
    },
  }),
  plant('agreement', 'folding in the last round is listed but refused', {
    refuse: (state, seat, action) => (isFold(action) && state.rounds === 0 ? 'CU-3' : cups.refuse(state, seat, action)),
  }),
  plant('agreement', 'nothing forbids to stake coins that one has not', {
    refuse(state, seat, action) {
      const rule = cups.refuse(state, seat, action);
      return rule === 'CU-1' ? undefined : rule;
    },
  }),
  plant('rulings', 'a refusal names a ruling that does not exist', {
    refuse(state, seat, action) {
      const rule = cups.refuse(state, seat, action);
      return rule === 'CU-1' ? 'CU-10' : rule;
    },
  }),
  plant('imagination', 'a seat sees through the cups of the others', {
    view: (state, viewer) => ({
      ...cups.view(state, viewer),
      ...(viewer === 'table' ? {} : { others: others(state, viewer) }),
    }),
  }),
  plant('imagination', 'folding is not offered against a six under another cup', {
    legal: (state, seat) => cups.legal(state, seat).filter((action) => !(isFold(action) && mustStake(state, seat))),
    refuse: (state, seat, action) =>
      isFold(action) && mustStake(state, seat) ? 'CU-3' : cups.refuse(state, seat, action),
  }),
  plant('forgetting', 'the imagined dice are the real ones turned over', {
    imagine(state, seat, rng) {
      const real = [...state.cups];
      cups.imagine(state, seat, rng);
      state.cups = real.map((pips, other) => (other === seat ? pips : ((pips + rollDie(state.rng)) % 6) + 1));
    },
  }),
  plant('forgetting', 'the dice to come stay the real ones', {
    imagine(state, seat, rng) {
      const real = state.rng;
      cups.imagine(state, seat, rng);
      state.rng = real;
    },
  }),
  plant('forgetting', 'the dice under the other cups stay where they are', {
    imagine(state, seat, rng) {
      const real = state.cups;
      cups.imagine(state, seat, rng);
      state.cups = real;
    },
  }),
  plant('secrecy', 'the dice to come lie on the table', {
    view: (state, viewer) => ({
      ...cups.view(state, viewer),
      ...(viewer === 'table' ? { rng: { ...state.rng } } : {}),
    }),
  }),
  plant('secrecy', 'the table sees under the cups', {
    view: (state, viewer) => ({
      ...cups.view(state, viewer),
      ...(viewer === 'table' ? { cups: [...state.cups] } : {}),
    }),
  }),
  plant('discretion', 'everyone hears what others roll under their cups', { witness: (event) => event }),
  plant('discretion', 'the table hears what is rolled under the cups', {
    witness: (event, viewer) => (viewer === 'table' ? event : cups.witness(event, viewer)),
  }),
  plant('discretion', 'everyone hears how much was staked', {
    apply: (state, seat, action, emit) =>
      cups.apply(state, seat, action, (event) =>
        emit(event.type === 'staked' ? Object.assign({}, event, action) : event),
      ),
  }),
  plant('discretion', 'a seat hears a sigh from whoever has the highest die', {
    apply(state, seat, action, emit) {
      if (state.cups[seat] === Math.max(...state.cups)) emit({ type: 'staked', seat });
      cups.apply(state, seat, action, emit);
    },
  }),
  plant('openness', 'what lies under the cups is said to lie open', { isOpen: true }),
  plant('openness', 'all lies open, but who rolled what is told to one seat only', {
    isOpen: true,
    imagine(state, _, rng) {
      state.rng = clone(rng);
    },
    view: (state) => ({ ...clone(state), rng: null }) as unknown as CupsView,
  }),
  plant('components', 'a coin rolls under the table', {
    apply(state, seat, action, emit) {
      cups.apply(state, seat, action, emit);
      if (isOver(state)) state.purses[0] = must(state.purses[0]) - 1;
    },
  }),
  plant('limits', 'the time of a seat that has chosen runs on', {
    timeLimit: (state) => (isOver(state) ? undefined : { seat: 0, seconds: 9, action: fold, about: 'stake' }),
  }),
  plant('outcomes', 'second place is given twice', {
    outcome(state) {
      const outcome = cups.outcome(state);
      return outcome && { ...outcome, places: outcome.places.map((place) => Math.min(place, 2)) };
    },
  }),
  plant('outcomes', 'the score counts a coin that is in no part of it', {
    outcome(state) {
      const outcome = cups.outcome(state);
      return outcome && { ...outcome, scores: outcome.scores.map((score) => score + 1) };
    },
  }),
  plant('repetition', 'events carry a number that goes on counting', {
    apply: (state, seat, action, emit) =>
      cups.apply(state, seat, action, (event) => emit(Object.assign({}, event, { stamp: stamps++ }))),
  }),
  plant('ending', 'rounds are never used up', {
    apply(state, seat, action, emit) {
      state.rounds = 1;
      cups.apply(state, seat, action, emit);
    },
  }),
  plant('replay', 'folding has a field that no record can hold', {
    legal: (state, seat) => cups.legal(state, seat).map((action) => (isFold(action) ? withGap : action)),
    refuse: (state, seat, action) => (isFold(action) ? refuseWithoutGap(action) : cups.refuse(state, seat, action)),
  }),
];

const fortune = (state: CupsState, seat: Seat): { type: 'stake'; coins: number }[] =>
  must(state.purses[seat]) > 5 && cups.actors(state).includes(seat)
    ? Array.from({ length: 300 }, (_, i) => ({ type: 'stake', coins: i + 3 }))
    : [];

const isBet = (action: Unchecked, coins: number): boolean =>
  action.type === 'stake' && action['coins'] === coins && Object.keys(action).length === 2;

const mustStake = (state: CupsState, seat: Seat): boolean =>
  must(state.purses[seat]) > 0 && others(state, seat).includes(6);

const withGap = { type: 'fold', gap: undefined } as CupsAction;

const refuseWithoutGap = (action: Unchecked): string | undefined =>
  Object.keys(action).length === 2 && 'gap' in action && action['gap'] === undefined ? undefined : 'CU-3';

import {
  anyGame,
  type BaseState,
  below,
  clone,
  type Flow,
  type FrameOf,
  type Game,
  machine,
  must,
  type Outcome,
  pop,
  type Rng,
  type RuleId,
  replace,
  rollDie,
  type Seat,
  type Unchecked,
  type Viewer,
} from '@taproom/engine';

/*
 * Cups, a toy: everybody rolls a die under a cup, then all stake coins at once and in secret, or fold. The highest die
 * among those who staked wins the stakes. It has everything that makes a game hard to get right, and nothing else.
 */

export interface CupsOptions {
  rounds: 'two' | 'three';
}

export interface Frames {
  roll: object;
  stake: { stakes: (number | null)[] };
  show: { stakes: (number | null)[] };
}

export interface CupsState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  rounds: number;
  purses: number[];
  /** The die under each cup; no dice between rounds. */
  cups: number[];
}

export type CupsAction = { readonly type: 'stake'; readonly coins: number } | { readonly type: 'fold' };

export type CupsEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number | null }
  | { readonly type: 'staked'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly cups: readonly number[]; readonly stakes: readonly (number | null)[] };

export interface CupsView {
  readonly purses: readonly number[];
  readonly rounds: number;
  readonly cup: number | null;
  readonly stake: number | null;
  readonly chosen: readonly boolean[];
}

export const CUPS_RULINGS = ['CU-1', 'CU-2', 'CU-3'];
const COINS = 4;
const HIGHEST_STAKE = 2;

const stakesOf = (state: CupsState): readonly (number | null)[] => {
  const frame = state.stack.at(-1);
  return frame?.at === 'stake' ? frame.stakes : [];
};
const mostCoins = (state: CupsState, seat: Seat): number => Math.min(HIGHEST_STAKE, must(state.purses[seat]));

const flow = machine<CupsState, Frames, CupsAction, CupsEvent>({
  roll: {
    run(state, _, emit) {
      if (state.rounds-- === 0) return endOf(state);
      state.cups = state.purses.map(() => rollDie(state.rng));
      for (const [seat, pips] of state.cups.entries()) emit({ type: 'rolled', seat, pips });
      replace(state, { at: 'stake', stakes: state.purses.map(() => null) });
    },
  },

  stake: {
    actors: (_, { stakes }) => stakes.flatMap((stake, seat) => (stake === null ? [seat] : [])),
    legal: (state, _, seat) => [
      { type: 'fold' },
      ...Array.from({ length: mostCoins(state, seat) }, (_, i) => ({ type: 'stake', coins: i + 1 }) as const),
    ],
    refuse: refuseStake,
    on: {
      fold: (state, { stakes }, seat, _, emit) => {
        emit({ type: 'staked', seat });
        choose(state, stakes, seat, 0);
      },
      stake: (state, { stakes }, seat, { coins }, emit) => {
        emit({ type: 'staked', seat });
        choose(state, stakes, seat, coins);
      },
    },
  },

  show: {
    run(state, { stakes }, emit) {
      emit({ type: 'shown', cups: state.cups, stakes });
      const winner = highest(state.cups.map((pips, seat) => (stakes[seat] ? pips : 0)));
      for (const [seat, stake] of stakes.entries()) move(state.purses, seat, winner, stake ?? 0);
      state.cups = [];
      replace(state, { at: 'roll' });
    },
  },
});

function endOf(state: CupsState): void {
  state.rounds = 0;
  pop(state);
}

function choose(state: CupsState, stakes: (number | null)[], seat: Seat, coins: number): void {
  stakes[seat] = coins;
  if (!stakes.includes(null)) replace(state, { at: 'show', stakes });
}

const highest = (values: readonly number[]): Seat => values.indexOf(Math.max(...values));

function move(purses: number[], from: Seat, to: Seat, coins: number): void {
  purses[from] = must(purses[from]) - coins;
  purses[to] = must(purses[to]) + coins;
}

function refuseStake(state: CupsState, _: unknown, seat: Seat, action: Unchecked): RuleId | undefined {
  const { type, coins } = action;
  if (type === 'fold') return Object.keys(action).length === 1 ? undefined : 'CU-3';
  if (type !== 'stake' || Object.keys(action).some((name) => name !== 'type' && name !== 'coins')) return 'CU-3';
  if (typeof coins !== 'number' || ![1, HIGHEST_STAKE].includes(coins)) return 'CU-2';
  return coins > must(state.purses[seat]) ? 'CU-1' : undefined;
}

export const cups: Game<CupsState, CupsAction, CupsView, CupsEvent, CupsOptions> = {
  id: 'cups',
  title: 'Cups',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: { values: ['two', 'three'], default: 'two' } },

  setup(seats: number, { rounds }: CupsOptions, rng: Rng): CupsState {
    const purses = Array.from({ length: seats }, () => COINS);
    const state: CupsState = { rng, stack: [{ at: 'roll' }], rounds: rounds === 'two' ? 2 : 3, purses, cups: [] };
    flow.settle(state, () => {});
    return state;
  },

  actors: flow.actors,
  legal: flow.legal,
  refuse: flow.refuse,
  apply: flow.apply,

  outcome({ stack, purses }: CupsState): Outcome | undefined {
    if (stack.length > 0) return undefined;
    return {
      places: purses.map((coins) => 1 + purses.filter((other) => other > coins).length),
      scores: [...purses],
      parts: purses.map((value) => [{ name: 'coins', value }]),
      table: [],
      endings: [Math.max(...purses) === Math.min(...purses) ? 'draw' : 'won'],
    };
  },

  view: (state: CupsState, viewer: Viewer): CupsView => ({
    purses: [...state.purses],
    rounds: state.rounds,
    cup: viewer === 'table' ? null : (state.cups[viewer] ?? null),
    stake: viewer === 'table' ? null : (stakesOf(state)[viewer] ?? null),
    chosen: stakesOf(state).map((stake) => stake !== null),
  }),

  witness: (event: CupsEvent, viewer: Viewer): CupsEvent =>
    event.type === 'rolled' && event.seat !== viewer ? { ...event, pips: null } : event,

  imagine(state: CupsState, seat: Seat, rng: Rng): void {
    state.rng = clone(rng);
    state.cups = state.cups.map((pips, other) => (other === seat ? pips : rollDie(state.rng)));
    const frame = state.stack.at(-1);
    if (frame?.at !== 'stake') return;
    frame.stakes = frame.stakes.map((stake, other) =>
      other === seat || stake === null ? stake : below(state.rng, mostCoins(state, other) + 1),
    );
  },

  check(state: CupsState): string | undefined {
    const coins = state.purses.reduce((sum, purse) => sum + purse, 0);
    return coins === COINS * state.purses.length ? undefined : `${coins} coins`;
  },
};

/** Cups with its types erased. */
export const anyCups = anyGame(cups);

import { type AnyGame, actionKey, type Unchecked } from '@taproom/engine';
import { statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, COLOURS, INGREDIENTS, SPACES, TOKENS } from '../components.ts';
import { wordOf } from '../dice.ts';
import { diceBrewing } from '../index.ts';
import { allDice, STORES } from '../rules.ts';
import type { BrewingState } from '../state.ts';
import { bySense } from '../testing/chooser.ts';
import { stateAfter } from '../testing/play.ts';
import { position } from '../testing/position.ts';

// Includes names that do not exist.
const WHERE = [...STORES, 'table'];
const FIELDS = [...SPACES, 'XX1'];
const KINDS = [...TOKENS, 'luck'];
const GOODS = [...INGREDIENTS, 'sugar'];
const HUES = [...COLOURS, 'red'];
const VALUES = [0, 1, 2, 3, 4, 5, 6];
const FORGED = ['y7', 'u6', 'b3', 'seed', ''];

/** Every action that might conceivably be tried here. */
function conceivable({ brewers, display, deck }: BrewingState): Unchecked[] {
  const words = [...new Set([...brewers.flatMap(allDice).map(wordOf), ...FORGED])];
  const recipes = [...display, ...deck.slice(0, 1), 'BEER'];
  const seats = [...brewers.keys(), brewers.length];
  const dice = WHERE.flatMap((from) => words.map((die) => ({ from, die })));
  const onSpaces = FIELDS.flatMap((space) => dice.map((one) => ({ space, ...one })));
  const extras = ['none', ...GOODS, ...words];
  return [
    ...onSpaces.flatMap((one) => [
      { type: 'place', ...one },
      { type: 'speed', ...one },
    ]),
    ...FIELDS.map((space) => ({ type: 'sow', space })),
    ...words.flatMap((die) => [
      { type: 'store', die },
      { type: 'pay', die },
    ]),
    ...['pass', 'done', 'roll', 'decline'].map((type) => ({ type })),
    ...WHERE.map((where) => ({ type: 'keep', where })),
    ...dice.map((one) => ({ type: 'pick', ...one })),
    ...VALUES.flatMap((value) => dice.map((one) => ({ type: 'swap', value, ...one }))),
    ...HUES.flatMap((colour) => [
      { type: 'colour', colour },
      { type: 'take', colour },
    ]),
    ...GOODS.flatMap((ingredient) =>
      [{ from: null, die: null }, ...dice].map((one) => ({ type: 'buy', ingredient, ...one })),
    ),
    ...KINDS.flatMap((token) => ['deal', 'play', 'claim'].map((type) => ({ type, token }))),
    ...seats.flatMap((seat) => [
      ...[...WHERE, ...FIELDS].flatMap((place) => words.map((die) => ({ type: 'aim', seat, place, die }))),
      ...[...BUILDINGS, 'XX'].map((building) => ({ type: 'block', seat, building })),
    ]),
    ...recipes.flatMap((recipe) => [
      { type: 'ban', recipe },
      ...extras.flatMap((extra) =>
        ['cheapest', 'chosen', 'dearest'].map((pay) => ({ type: 'brew', recipe, extra, pay })),
      ),
    ]),
  ];
}

const keys = (actions: readonly { readonly type: string }[]): string[] => actions.map(actionKey).sort();

function agreesIn(state: BrewingState): void {
  for (const seat of diceBrewing.actors(state)) {
    const allowed = conceivable(state).filter((action) => diceBrewing.refuse(state, seat, action) === undefined);
    expect(keys(diceBrewing.legal(state, seat))).toEqual(keys(allowed));
  }
}

const TOKEN_EACH = { raise: 1, reroll: 1, lock: 1, withdraw: 1, blockBuilding: 1, blockRecipe: 1 };
const FULL = {
  reserve: 'y1 y6 b3# g2! u5 u2',
  warehouse: 'y3 y3+ b6 g4 u6! u4#',
  seeds: 1,
  coins: 3,
  ingredients: { fruit: 1, malt: 1 },
  tokens: TOKEN_EACH,
  board: { MH2: 'y2', HP1: 'seed', SK1: 'u3', SD2: '/u4' },
} as const;
const OTHER = { reserve: 'g6 y5', warehouse: 'b2 y4!', board: { MH3: 'b5', SD1: 'g1', SK3: 'u6' } } as const;
const brewers = [FULL, OTHER, { board: { MH3: 'y4' } }];

const placing = position({ brewers });
const buying = position({ brewers, phase: 'purchase' });
const window = position({ brewers, phase: 'window' });
const brewing = position({ brewers, phase: 'brew', display: ['LAG-1', 'WHE-1', 'AMB-2'], blocked: ['AMB-2'] });
const choosing = position({
  brewers: [{ warehouse: 'y3 y3 y4 y4+ y5 y6# g2 g2 g3 b4 b4 u4 u5', ingredients: { fruit: 1, honey: 1 } }, {}],
  phase: 'brew',
  display: ['WHE-2', 'LAG-2', 'AMB-2'],
});

const POSITIONS: Readonly<Record<string, BrewingState>> = {
  'in the first round': position({ brewers, round: 1 }),
  'in the second round': position({ brewers, round: 2 }),
  'placing with everything': placing,
  'placing the second piece': stateAfter(placing, 'sow MH1'),
  'with two brewers': position({ brewers: [FULL, OTHER] }),
  'when all seeds and all black dice are out': position({
    brewers: [
      { ...FULL, board: { MH1: 'seed', MH2: 'y2', SD1: 'y1' } },
      { seeds: 4, warehouse: 'b1 '.repeat(12) },
    ],
  }),
  'asked where a die goes': stateAfter(placing, 'speed MH2 u5'),
  'asked what to roll': stateAfter(position({ brewers: [{ ...FULL, board: {} }, OTHER] }), 'place SK1 u2'),
  'asked what else to roll': stateAfter(
    position({ brewers: [{ ...FULL, board: {} }, OTHER] }),
    'place SK1 u2',
    'pick y1',
    'pick y3 warehouse',
  ),
  'asked for a colour': stateAfter(placing, 'place SK2 u5'),
  'asked for a swap': stateAfter(placing, 'place SK2 u5', 'colour yellow'),
  'asked what to raise': stateAfter(placing, 'play raise'),
  'asked what to reroll': stateAfter(placing, 'play reroll'),
  'asked what to lock': stateAfter(placing, 'play lock'),
  'asked what to withdraw': stateAfter(placing, 'play withdraw'),
  'asked which building to block': stateAfter(window, 'play blockBuilding'),
  'asked which recipe to block': stateAfter(window, 'play blockRecipe'),
  buying,
  'buying in the first round': position({ brewers, phase: 'purchase', round: 1 }),
  'buying in the second round': position({ brewers, phase: 'purchase', round: 2 }),
  'after an ingredient': stateAfter(buying, 'buy fruit'),
  'after a token': stateAfter(buying, 'deal lock'),
  'buying with unlucky dice': position({
    brewers: [{ reserve: 'y1* b1* g1#* u1* u6', coins: 0 }, OTHER],
    phase: 'purchase',
    unlucky: 'on',
  }),
  'asked whether to store what was withdrawn': stateAfter(
    position({ brewers: [{ warehouse: 'b5 y3' }, { ...FULL, coins: 0 }], phase: 'purchase', turn: 1, passed: [0] }),
    'play withdraw',
    'aim 0 warehouse b5',
    'done',
  ),
  'asked although no token fits': stateAfter(
    position({ brewers: [{ reserve: 'y1' }, { tokens: { blockRecipe: 1 } }], mode: 'advanced' }),
    'pass',
  ),
  'in the window': window,
  'in the window with nothing to block': position({
    brewers: [FULL, {}],
    phase: 'window',
    blocked: ['LAG-1', 'LAG-2', 'LAG-3'],
  }),
  brewing,
  'brewing with much to choose from': choosing,
  'asked what pays': stateAfter(choosing, 'brew WHE-2 none chosen'),
  'asked what else pays': stateAfter(choosing, 'brew WHE-2 fruit chosen', 'pay y4+'),
  'asked for a token': stateAfter(
    position({ brewers: [{ warehouse: 'y2 g3' }, {}], phase: 'brew', display: ['PIL-1'], played: { raise: 3 } }),
    'brew PIL-1',
  ),
  'asked for a die': stateAfter(
    position({ brewers: [{ warehouse: 'y3 y3' }, {}], phase: 'brew', display: ['WHE-1'] }),
    'brew WHE-1',
  ),
  'asked for a die of any colour': stateAfter(
    position({
      brewers: [{ warehouse: 'y2 b4 g3' }, { warehouse: 'u1 '.repeat(10) }],
      phase: 'brew',
      display: ['POR-2'],
    }),
    'brew POR-2',
  ),
};

const statesAt = (seats: number, seed: number): BrewingState[] => {
  const dice = { kind: 'seed', seed } as const;
  const options = { mode: 'advanced', unlucky: 'on' };
  const run = walk(diceBrewing as unknown as AnyGame, { seats, options, dice }, bySense(seed), { mostActions: 300 });
  return statesOf(run).filter((_, at) => at % 2 === 0) as BrewingState[];
};

describe('of all conceivable actions exactly those are legal that are not refused', () => {
  it.each(Object.entries(POSITIONS))('%s', (_, state) => {
    expect(diceBrewing.actors(state)).toHaveLength(1);
    agreesIn(state);
  });

  it.each([2, 3, 4])('in games with %i seats', (seats) => {
    const states = [1, 2].flatMap((seed) => statesAt(seats, seed));
    expect(states.length).toBeGreaterThan(60);
    for (const state of states) agreesIn(state);
  });
});

import { actionKey, below, fastRng, type Seat } from '@taproom/engine';
import {
  type BrewingAction,
  type BrewingEvent,
  type BrewingState,
  type Colour,
  type Die,
  diceBrewing as game,
  wordOf,
} from '@taproom/games/dice-brewing';
import { load, notation } from '@taproom/games/dice-brewing/text';
import { describe, expect, test } from 'vitest';
import { surroundings } from '../../testing/around.ts';
import type { Surroundings } from '../face.ts';
import { diceBrewing as board } from './index.ts';

const around = surroundings(await load('en'));

interface Moment {
  readonly state: BrewingState;
  readonly seat: Seat;
}

type Mode = 'standard' | 'advanced';

/** The positions of a random game in which recipes are brewed whenever they can be. */
function* positions(seats: number, seed: number, mode: Mode = 'standard'): Generator<Moment> {
  const rng = fastRng(seed);
  const state = game.setup(seats, { mode, unlucky: 'on', coins: 'same', rounds: '30' }, fastRng(seed + 1));
  for (let open = game.actors(state); open.length > 0; open = game.actors(state)) {
    const seat = open[0] as Seat;
    yield { state, seat };
    const legal = game.legal(state, seat);
    const brewing = legal.filter(({ type }) => type === 'brew');
    const among = brewing.length > 0 ? brewing : legal;
    game.apply(state, seat, among[below(rng, among.length)] as BrewingAction, () => {});
  }
  yield { state, seat: 0 };
}

const drawn = ({ state, seat }: Moment, more: Partial<Surroundings> = {}): string[] =>
  board.draw(game.view(state, seat), { ...around, home: seat, asked: seat, ...more });

test.each([2, 3, 4])('fits its place at every moment with %d players', (seats) => {
  for (const mode of ['standard', 'advanced'] as const) {
    for (const moment of positions(seats, seats, mode)) {
      const lines = drawn(moment);
      expect(lines.length).toBeLessThanOrEqual(13);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  }
});

test('shows all dice of the reserve and the warehouse, the coins, seeds and points', () => {
  for (const moment of positions(2, 11)) {
    const lines = drawn(moment);
    const own = game.view(moment.state, moment.seat).seats[moment.seat];
    for (const [sign, dice] of [
      ['R', own?.reserve ?? []],
      ['W', own?.warehouse ?? []],
    ] as const) {
      const shown = lines.find((line) => line.startsWith(`${sign} `))?.slice(2, 43) ?? '';
      if (dice.length <= 10)
        expect(shown.trim().split(' ').toSorted()).toEqual(dice.length ? dice.map(wordOf).toSorted() : ['–']);
    }
    expect(lines[0]).toContain(`${own?.xp}★ =${own?.score}`);
    expect(lines[0]).toMatch(new RegExp(` ${own?.coins}¢ ${own?.seeds}s ${own?.recipes.length}▤$`));
  }
});

test('ticks exactly the recipes that can be brewed', () => {
  let ticked = 0;
  for (const moment of positions(3, 12)) {
    const { state, seat } = moment;
    if (state.stack.at(-1)?.at !== 'brew') continue;
    const brewable = new Set(game.legal(state, seat).flatMap((one) => (one.type === 'brew' ? [one.recipe] : [])));
    const lines = drawn(moment);
    for (const id of state.display) {
      expect(lines.find((line) => line.includes(` ${id} `))?.startsWith('✓')).toBe(brewable.has(id));
    }
    ticked += brewable.size;
  }
  expect(ticked).toBeGreaterThan(0);
});

describe('a position that is set up', () => {
  const die = (colour: Colour, value: number, more: Partial<Die> = {}): Die => ({
    colour,
    value,
    raised: 0,
    lock: null,
    unlucky: false,
    withdrawn: false,
    ...more,
  });

  function setUp(change: (state: BrewingState) => void, seats = 2, mode: Mode = 'standard'): string[] {
    const state = game.setup(seats, { mode, unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(1));
    change(state);
    return drawn({ state, seat: 0 });
  }

  const ownOf = (state: BrewingState, seat: Seat = 0) => state.brewers[seat] as BrewingState['brewers'][number];

  test('shows what lies on the spaces, which are closed and which are blocked', () => {
    const lines = setUp((state) => {
      state.round = 2;
      ownOf(state).board = {
        MH1: { piece: 'seed', speeder: null, waiting: true },
        MH3: { piece: null, speeder: die('blue', 4), waiting: false },
        HP2: { piece: die('green', 2, { raised: 1 }), speeder: null, waiting: true },
      };
      ownOf(state, 1).board = { MH2: { piece: die('yellow', 3), speeder: null, waiting: true } };
    });
    expect(lines[0]).toMatch(/^MH 1 s→y {3}s {4}2 y→b {3}× {4}3 yb\+1 {2}»u4 /);
    expect(lines[1]).toMatch(/^HP 1 s→g {3}· {4}2 g\+1 {3}g2\+ /);
    expect(lines[2]).toMatch(/^SK 1 u2↻ {3}· /);
    expect(lines[3]).toMatch(/^SD 1 yg→2s ⊘3 /);
    expect(lines.at(-1)).toContain('MH2:y3');
  });

  test('marks an effect that has come', () => {
    const lines = setUp((state) => {
      ownOf(state).board = { MH1: { piece: null, speeder: null, waiting: false } };
    });
    expect(lines[0]).toMatch(/^MH 1 s→y {3}✓ /);
  });

  test('says which dice of a recipe are missing, and what can enhance it', () => {
    const lines = setUp((state) => {
      state.display = ['STO-3', 'PIL-3', 'LAG-1'];
      state.blocked = ['LAG-1'];
      ownOf(state).warehouse = [
        die('yellow', 3),
        die('black', 4),
        die('green', 4),
        die('green', 6, { lock: 'locked' }),
      ];
    });
    expect(lines).toContain('  STO-3 Strong Roasted Stout  y2? y3 b3 b5? g4    5★     u5+3¢ mal+5¢ hop+3★');
    expect(lines).toContain('  PIL-3 Grand Cask Pilsner    y4? y4? g5? g3      3¢ 1⚄  u5+3¢ hon+3★ hop+7¢');
    expect(lines).toContain('× LAG-1 Cheap Lager           y2 g1               2¢     u3+1¢ fru+3¢');
  });

  test('shows the markets with prices, stock and what one has', () => {
    const change = (round: number) => (state: BrewingState) => {
      state.round = round;
      state.market.honey = 2;
      ownOf(state).ingredients.honey = 1;
      state.blackMarket.blockRecipe = 0;
      ownOf(state).tokens.blockRecipe = 3;
    };
    const first = setUp(change(1)).join('\n');
    expect(first).toContain('hon 4¢⊘2+1');
    expect(first).toContain('rai 2¢⊘3');
    const later = setUp(change(3)).join('\n');
    expect(later).toContain('hon 4¢×2+1');
    expect(later).toContain('rai 2¢×3');
    const hidden = setUp(change(3), 2, 'advanced').join('\n');
    expect(hidden).toContain('rai 2¢×?');
    expect(hidden).toContain('rec 3¢×0+3');
  });

  test('lists the others with all that is known of them', () => {
    const change = (state: BrewingState): void => {
      const other = ownOf(state, 1);
      other.reserve = [die('yellow', 1), die('yellow', 5), die('blue', 3, { lock: 'protected' })];
      other.warehouse = [die('black', 2)];
      other.ingredients.fruit = 2;
      other.tokens.lock = 1;
      Object.assign(other, { xp: 7, coins: 12, recipes: ['LAG-3'] });
    };
    expect(setUp(change).at(-1)).toMatch(/2. ?Štamgast +7★ =17 +12¢ 1s 1▤ R y15 u3! W b2 \+2fru \+loc$/);
    expect(setUp(change, 2, 'advanced').at(-1)).toMatch(/ \+2fru \+1T$/);
  });

  test('crowded dice move closer together', () => {
    const lines = setUp((state) => {
      ownOf(state).reserve = Array.from({ length: 14 }, (_, i) => die('yellow', 1 + (i % 6)));
    });
    expect(lines[4]).toMatch(/^R y11122233445566 /);
  });

  test('shows the season, the round and the supply', () => {
    const lines = setUp((state) => {
      state.round = 4;
      ownOf(state).recipes = ['LAG-3'];
    });
    expect(lines[1]).toMatch(/ ☀4 ▤1\/10 □ y12 b12 g10 u8 s4$/);
  });
});

test('the notation of every legal action is read back', () => {
  for (const seats of [2, 4]) {
    for (const { state, seat } of positions(seats, seats + 20)) {
      for (const action of game.legal(state, seat)) {
        const parsed = board.parse(notation.action(action));
        expect(parsed && actionKey(parsed)).toBe(actionKey(action));
      }
    }
  }
});

test.each([
  ['mh1', { type: 'sow', space: 'MH1' }],
  ['MH3 Y3', { type: 'place', space: 'MH3', from: 'reserve', die: 'y3' }],
  ['sk1 u4+! wh', { type: 'place', space: 'SK1', from: 'warehouse', die: 'u4+!' }],
  ['sp mh3 u2 res', { type: 'speed', space: 'MH3', from: 'reserve', die: 'u2' }],
  ['s y1*', { type: 'store', die: 'y1*' }],
  ['wh', { type: 'keep', where: 'warehouse' }],
  ['keep res', { type: 'keep', where: 'reserve' }],
  ['p', { type: 'pass' }],
  ['d', { type: 'done' }],
  ['r', { type: 'roll' }],
  ['pick b2 wh', { type: 'pick', from: 'warehouse', die: 'b2' }],
  ['col b', { type: 'colour', colour: 'black' }],
  ['take u', { type: 'take', colour: 'blue' }],
  ['sw 6 g2', { type: 'swap', value: 6, from: 'reserve', die: 'g2' }],
  ['dec', { type: 'decline' }],
  ['buy hon', { type: 'buy', ingredient: 'honey', from: null, die: null }],
  ['buy hop u6 wh', { type: 'buy', ingredient: 'hops', from: 'warehouse', die: 'u6' }],
  ['deal rec', { type: 'deal', token: 'blockRecipe' }],
  ['play rer', { type: 'play', token: 'reroll' }],
  ['claim bui', { type: 'claim', token: 'blockBuilding' }],
  ['aim 2 wh y3', { type: 'aim', seat: 1, place: 'warehouse', die: 'y3' }],
  ['aim p1 sd2 b4', { type: 'aim', seat: 0, place: 'SD2', die: 'b4' }],
  ['block 3 sk', { type: 'block', seat: 2, building: 'SK' }],
  ['ban sto3', { type: 'ban', recipe: 'STO-3' }],
  ['b lag-1', { type: 'brew', recipe: 'LAG-1', extra: 'none', pay: 'cheapest' }],
  ['brew lag1 fr ch', { type: 'brew', recipe: 'LAG-1', extra: 'fruit', pay: 'chosen' }],
  ['brew lag1 u5#', { type: 'brew', recipe: 'LAG-1', extra: 'u5#', pay: 'cheapest' }],
  ['pay y4', { type: 'pay', die: 'y4' }],
])('“%s” is understood', (typed, action) => {
  expect(board.parse(typed)).toEqual(action);
});

test.each([
  '',
  'hello',
  'mh4',
  'mh3 y7',
  'mh3 y3 wh now',
  'wh now',
  'w',
  'store',
  'store y3 y4',
  'pass now',
  'buy ho',
  'buy fruit wh',
  'play re',
  'aim 5 wh y3',
  'aim 2 y3',
  'block mh',
  'swap 7 y3',
  'brew lager',
  'brew lag1 ho',
  'brew lag1 fruit honey',
  'take pink',
])('"%s" is no move', (typed) => {
  expect(board.parse(typed)).toBeUndefined();
});

test('every face that was rolled is counted, and no die that waits to be', () => {
  const events: BrewingEvent[] = [
    { type: 'drawn', seat: 0, rolls: [5, 2] },
    { type: 'rolled', seat: 0, dice: ['y3', 'u1*'] },
    { type: 'gained', seat: 0, die: 'b4' },
    { type: 'gained', seat: 0, die: 'b0' },
    { type: 'rerolled', seat: 1, dice: ['y3'], into: ['y6'] },
    { type: 'searched', seat: 1, colour: 'green', rolled: [6, 1] },
    { type: 'aimed', seat: 0, token: 'reroll', at: 1, place: 'reserve', die: 'y6', into: 'y2' },
    { type: 'aimed', seat: 0, token: 'raise', at: 0, place: 'reserve', die: 'y3', into: 'y4+' },
    { type: 'stored', seat: 0, die: 'y3' },
  ];
  expect(board.rolls(events)).toEqual([5, 2, 3, 1, 4, 6, 6, 1, 2]);
});

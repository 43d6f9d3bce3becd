import { actionKey, below, fastRng, type Seat } from '@taproom/engine';
import { type DyceAction, type DyceEvent, type DyceState, dyce as game, SPACE_NAMES } from '@taproom/games/dyce';
import { load, notation } from '@taproom/games/dyce/text';
import { LANGUAGES } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { NAMES, surroundings } from '../../testing/around.ts';
import type { Surroundings } from '../face.ts';
import { dyce as board } from './index.ts';

const around = surroundings(await load('en'));

const OPTIONS = { first: 'random', startDie: '1' };

interface Moment {
  readonly state: DyceState;
  readonly seat: Seat;
}

/** The positions of a random game in which shops are more often opened and stocked than not. */
function* positions(seats: number, seed: number): Generator<Moment> {
  const rng = fastRng(seed);
  const state = game.setup(seats, OPTIONS, fastRng(seed + 1));
  for (let open = game.actors(state); open.length > 0; open = game.actors(state)) {
    const seat = open[0] as Seat;
    yield { state, seat };
    const legal = game.legal(state, seat);
    const busy = below(rng, 2) === 0 ? legal.filter(({ type }) => type === 'open' || type === 'stock') : [];
    const among = busy.length > 0 ? busy : legal;
    game.apply(state, seat, among[below(rng, among.length)] as DyceAction, () => {});
  }
  yield { state, seat: 0 };
}

const drawn = ({ state, seat }: Moment, more: Partial<Surroundings> = {}): string[] =>
  board.draw(game.view(state, seat), { ...around, home: seat, asked: seat, ...more });

/** The two lines of a space: its shop, and who stands there. */
function cellAt(lines: readonly string[], space: number): string[] {
  const row = 1 + 2 * Math.floor(space / 5);
  const column = 4 + 6 * (space % 5);
  return [lines[row], lines[row + 1]].map((line = '') => line.slice(column, column + 6).trim());
}

const letterOf = (colour: string): string => (colour === 'black' ? 'K' : colour.slice(0, 1).toUpperCase());

test.each(LANGUAGES)('fits its place at every moment in %s', async (language) => {
  const text = await load(language);
  for (const seats of [1, 2, 4]) {
    for (const moment of positions(seats, seats)) {
      const lines = drawn(moment, { text });
      expect(lines.length).toBeLessThanOrEqual(13);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  }
});

test('shows every shop with its owner, whisky and pounds, and the barons where they stand', () => {
  for (const moment of positions(3, 8)) {
    const { city, barons } = game.view(moment.state, 0);
    const lines = drawn(moment);
    for (const [space, name] of SPACE_NAMES.entries()) {
      if (name === 'c3') continue;
      const shop = city[space];
      const here = barons.filter((baron) => baron.space === name).map((baron) => letterOf(baron.name).toLowerCase());
      const shown = shop
        ? `${shop.owner + 1}${shop.whisky ? letterOf(shop.whisky) : '–'}${shop.pounds > 0 ? `+${shop.pounds}` : ''}`
        : '·';
      expect(cellAt(lines, space)).toEqual([shown, here.length > 0 ? `@${here.join('')}` : '']);
    }
  }
});

test('shows the castle with the white die and the seals', () => {
  for (const moment of positions(4, 3)) {
    const { white, seats } = game.view(moment.state, 0);
    const sealed = seats.flatMap(({ sealed: isDown }, seat) => (isDown ? [seat + 1] : [])).join('');
    expect(cellAt(drawn(moment), 12)).toEqual([`▣W${white}`, sealed && `♦${sealed}`]);
  }
});

test('shows the lines of dice and what everybody has', () => {
  for (const moment of positions(2, 4)) {
    const { barons, seats } = game.view(moment.state, 0);
    const page = drawn(moment).join('\n');
    for (const { name, line } of barons) {
      const [first, ...later] = line.map(({ whisky, value }) => `${letterOf(whisky)}${value}`);
      expect(page).toContain(`@${letterOf(name).toLowerCase()} [${first}] ${later.join(' ')}`);
    }
    for (const [seat, { pounds, whiskies, shops, vps, score }] of seats.entries()) {
      const name = (NAMES[seat] ?? '').slice(0, 12);
      const hand = `B${whiskies.blue} R${whiskies.red} Y${whiskies.yellow}`;
      expect(page).toMatch(new RegExp(`${name} +${pounds}£ ${hand} ⌂${shops} ★${vps} +${score}$`, 'm'));
    }
  }
});

describe('a position that is set up', () => {
  /** A game of two that has just begun, with these first dice and shops. */
  function setUp(change: (state: DyceState) => void, seats = 2): string[] {
    const state = game.setup(seats, { first: seats === 1 ? 'random' : '1', startDie: '1' }, fastRng(1));
    while (state.stack.at(-1)?.at === 'draft') {
      const [seat = 0] = game.actors(state);
      game.apply(state, seat, game.legal(state, seat)[0] as DyceAction, () => {});
    }
    change(state);
    return drawn({ state, seat: 0 });
  }

  const firstDie = (state: DyceState, baron: number, whisky: 'yellow' | 'purple', value: number): void => {
    state.barons[baron]?.line.splice(0, 1, { whisky, value });
  };
  const shopOn = (state: DyceState, name: string, owner: Seat, pounds = 0): void => {
    state.city[SPACE_NAMES.indexOf(name)] = { owner, whisky: 'yellow', pounds };
  };

  test('shows where each baron would go, which priority decides, and what comes of it', () => {
    const lines = setUp((state) => {
      for (const baron of [0, 1]) firstDie(state, baron, 'yellow', 2);
      for (const baron of [2, 3]) firstDie(state, baron, 'purple', 5);
      shopOn(state, 'a1', 0);
      shopOn(state, 'e2', 1, 1);
      shopOn(state, 'e4', 0, 1);
    });
    expect(lines[0]).toMatch(/ {2}→ {2}a1 1Y−2£$/);
    expect(lines[1]).toMatch(/ {2}→↻ e4 1Y−2£$/);
    expect(lines[2]).toMatch(/ {2}– {2}P\?$/);
  });

  test('names the shops a baron is heading for as long as he does not reach one', () => {
    const lines = setUp((state) => {
      firstDie(state, 0, 'yellow', 2);
      shopOn(state, 'c2', 1);
    });
    expect(lines[0]).toMatch(/ {2}→ {2}c1 \(c2\)$/);
  });

  test('says that a shop would close', () => {
    const lines = setUp((state) => {
      firstDie(state, 0, 'yellow', 3);
      shopOn(state, 'c1', 1);
      for (const merchant of state.merchants) merchant.pounds = 2;
    });
    expect(lines[0]).toMatch(/ {2}→ {2}c1 2Y ×$/);
  });

  test('shows alone which blends are sold', () => {
    const lines = setUp((state) => {
      for (const merchant of state.merchants) merchant.sold = { green: 1, orange: 0, purple: 0, black: 2 };
    }, 1);
    expect(lines.join('\n')).toContain('Blends sold: ✓G ·O ·P ✓K');
  });

  test('has the barons at their gates in the beginning', () => {
    const lines = setUp(() => {});
    expect(lines[0]).toMatch(/^ {5}a {5}b {5}c @o {2}d {5}e /);
    expect(lines[5]).toMatch(/^3 @k · .* @g {2}/);
    expect(lines[11]).toMatch(/^ {19}@p$/);
  });
});

test('the draft shows what there is to choose from', () => {
  const state = game.setup(4, OPTIONS, fastRng(2));
  const letters = state.pool.map(letterOf).join(' ');
  expect(drawn({ state, seat: 0 }).join('\n')).toMatch(new RegExp(`\\+ ${letters}$`, 'm'));
});

test('the notation of every legal action is read back', () => {
  for (const seats of [1, 2]) {
    for (const { state, seat } of positions(seats, seats + 20)) {
      for (const action of game.legal(state, seat)) {
        const parsed = board.parse(notation.action(action));
        expect(parsed && actionKey(parsed)).toBe(actionKey(action));
      }
    }
  }
});

test.each([
  ['B', { type: 'choose', whisky: 'blue' }],
  ['yel', { type: 'choose', whisky: 'yellow' }],
  ['p', { type: 'pass' }],
  ['t', { type: 'take' }],
  ['done', { type: 'done' }],
  ['c2', { type: 'open', space: 'c2' }],
  ['O C3', { type: 'open', space: 'c3' }],
  ['a e5', { type: 'advertise', space: 'e5' }],
  ['advertise e5', { type: 'advertise', space: 'e5' }],
  ['c2k', { type: 'stock', space: 'c2', whisky: 'black' }],
  ['c2 B', { type: 'stock', space: 'c2', whisky: 'blue' }],
  ['s c2 bla', { type: 'stock', space: 'c2', whisky: 'black' }],
  ['stock c2 orange', { type: 'stock', space: 'c2', whisky: 'orange' }],
])('“%s” is understood', (typed, action) => {
  expect(board.parse(typed)).toEqual(action);
});

test.each(['', 'hello', 'bl', 'open', 'open c22', 'close c2', 'c2 bl', 'c2 white', 'stock c2', '2c'])(
  '"%s" is no move',
  (typed) => {
    expect(board.parse(typed)).toBeUndefined();
  },
);

test('dice are counted as they fell, before they were turned', () => {
  const events: DyceEvent[] = [
    { type: 'laid', baron: 'orange', whiskies: ['blue', 'green'], values: [1, 4], rolled: [6, 4] },
    { type: 'passed', seat: 0 },
    { type: 'drew', baron: 'green', back: 'red', whisky: 'black', value: 5, rolled: 2 },
  ];
  expect(board.rolls(events)).toEqual([6, 4, 2]);
});

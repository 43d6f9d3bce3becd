import { actionKey, below, fastRng, type Seat } from '@taproom/engine';
import { BOARD_NAMES, type BoardName, sixSidedStout as game, type StoutState } from '@taproom/games/six-sided-stout';
import { load, notation } from '@taproom/games/six-sided-stout/text';
import { LANGUAGES } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { surroundings } from '../../testing/around.ts';
import type { Surroundings } from '../face.ts';
import { sixSidedStout as board } from './index.ts';

const around = surroundings(await load('en'));

interface Moment {
  readonly state: StoutState;
  readonly seat: Seat;
}

/** Every position of a random game that somebody is asked about, and the last one. */
function* positions(seats: number, name: BoardName, seed: number): Generator<Moment> {
  const rng = fastRng(seed);
  const state = game.setup(seats, { board: name }, fastRng(seed + 1));
  for (let open = game.actors(state); open.length > 0; open = game.actors(state)) {
    const seat = open[below(rng, open.length)] as Seat;
    yield { state, seat };
    const legal = game.legal(state, seat).filter(({ type }, _, all) => type !== 'stop' || all.length === 1);
    game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number], () => {});
  }
  yield { state, seat: 0 };
}

const drawn = ({ state, seat }: Moment, more: Partial<Surroundings> = {}): string[] =>
  board.draw(game.view(state, seat), { ...around, home: seat, asked: seat, ...more });

describe.each(BOARD_NAMES)('the %s board', (name) => {
  test.each(LANGUAGES)('fits its place at every moment in %s', async (language) => {
    const text = await load(language);
    for (const seats of [1, 3, 6]) {
      for (const moment of positions(seats, name, seats)) {
        const lines = drawn(moment, { text });
        expect(lines.length).toBeLessThanOrEqual(13);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      }
    }
  });

  test('shows every unit with its letters and points, water, stores and score', () => {
    for (const moment of positions(1, name, 5)) {
      const view = game.view(moment.state, 0);
      const [own] = view.seats;
      const grid = drawn(moment)
        .slice(1, name === 'big' ? 9 : 7)
        .map((line) => line.slice(3, name === 'big' ? 43 : 33));
      const units = (grid.join(' ').match(/[A-Z][a-z]\d*/g) ?? []).toSorted();
      const expected = own?.cells.flatMap((kind, cell) =>
        kind ? [`${kind.slice(0, 1).toUpperCase()}${kind.slice(1, 2)}${own.points[cell] || ''}`] : [],
      );
      expect(units).toEqual(expected?.toSorted());
      expect(grid.join('').match(/~~/g)).toHaveLength(12);
      expect(grid.join('').match(/\*/g) ?? []).toHaveLength(own?.today.length ?? 0);
      expect(drawn(moment).join('\n')).toMatch(new RegExp(`(Bartholomew the|Not a beer yet) +${own?.score}\\b`));
    }
  });
});

test('the board shows the days, the assistants left, and what must still be put', () => {
  const state = game.setup(1, { board: 'standard' }, fastRng(1));
  const act = (word: string): void => {
    const action = game.legal(state, 0).find((one) => notation.action(one) === word);
    if (!action) throw new Error(`${word} is not legal`);
    game.apply(state, 0, action, () => {});
  };
  expect(drawn({ state, seat: 0 }).join('\n')).toContain('▶  ·  ·');
  act('malt');
  act('done');
  act('hops+hopsImporter');
  act(notation.action(game.legal(state, 0)[0] as Parameters<typeof notation.action>[0]));
  const page = drawn({ state, seat: 0 }).join('\n');
  const { left, stores } = game.view(state, 0).seats[0] ?? { left: 0, stores: { pale: [] } };
  expect(page).toContain('Ma Ho ·  ·');
  expect(page).not.toContain('+hopsImporter');
  expect(page).toContain('+scientist');
  expect(page).toMatch(new RegExp(`Ho Hops +0 {2}\\+${left}\\b`));
  expect(page).toMatch(new RegExp(`Pa Pale malt +0 {2}${stores.pale.join(' ')}`));
});

test('the others are listed with what is known of them', () => {
  const state = game.setup(2, { board: 'standard' }, fastRng(1));
  game.apply(state, 1, { type: 'market', good: 'malt', assistant: null }, () => {});
  expect(drawn({ state, seat: 0 }).join('\n')).toMatch(/Štamgast +0 …$/m);
  game.apply(state, 1, { type: 'done' }, () => {});
  expect(drawn({ state, seat: 0 }).join('\n')).toMatch(/Štamgast +0 ✓$/m);
  game.apply(state, 0, { type: 'stop' }, () => {});
  expect(drawn({ state, seat: 1 }).join('\n')).toMatch(/Bartholomew the +0 ■$/m);
  expect(drawn({ state, seat: 0 }).join('\n')).toMatch(/Štamgast +0 … M$/m);
});

test.each(BOARD_NAMES)('the notation of every legal action on the %s board is read back', (name) => {
  for (const seats of [1, 2]) {
    for (const { state, seat } of positions(seats, name, seats + 20)) {
      for (const action of game.legal(state, seat)) {
        const parsed = board.parse(notation.action(action));
        expect(parsed && actionKey(parsed)).toBe(actionKey(action));
      }
    }
  }
});

describe('room for today’s hops or yeast', () => {
  const POCKETS = ['..PPPP', '.P~~PP', 'P~~~~P', 'P~~~~P', 'PP~~.P', 'PPPPPP'].join('').replaceAll('~', '');

  /** Three hops in hand, with a corner for three of them and a pocket for one. */
  function inHand(): StoutState {
    const state = game.setup(1, { board: 'standard' }, fastRng(1));
    const brewer = state.brewers[0] as StoutState['brewers'][number];
    brewer.cells = [...POCKETS].map((mark) => (mark === 'P' ? 1 : 0));
    brewer.days = ['hops'];
    brewer.stage = { at: 'put', good: 'hops', left: 3 };
    return state;
  }

  test('is marked before the first unit goes in, and a pocket with too little of it', () => {
    const lines = drawn({ state: inHand(), seat: 0 });
    expect(lines[1]).toMatch(/^ 1 {2}· {3}\+3 {4}Pa1/);
    expect(lines[2]).toMatch(/^ 2 \+3 /);
    expect(lines[5]).toMatch(/~~ +-1 +Pa1/);
  });

  test('is no longer marked once it is in', () => {
    const state = inHand();
    game.apply(state, 0, { type: 'put', kind: 'hops', cell: 'b1' }, () => {});
    const grid = drawn({ state, seat: 0 }).slice(1, 7);
    expect(grid.map((line) => line.slice(0, 33)).join('')).not.toMatch(/[+-]\d/);
  });
});

test.each([
  ['HOPS + hops', { type: 'market', good: 'hops', assistant: 'hopsImporter' }],
  ['m+mas', { type: 'market', good: 'malt', assistant: 'masterBrewer' }],
  ['y', { type: 'market', good: 'yeast', assistant: null }],
  ['roast ca 42', { type: 'roast', store: 'caramel', dice: [2, 4] }],
  ['keep 53', { type: 'keep', dice: [3, 5] }],
  ['Ch B2', { type: 'put', kind: 'chocolate', cell: 'b2' }],
])('“%s” is understood', (typed, action) => {
  expect(board.parse(typed)).toEqual(action);
});

test.each([
  '',
  'hello',
  'c b2',
  'malt expert',
  'malt+m',
  'hops+',
  'roast 2 4',
  'keep pale 2 4',
  'keep 7',
  'pale',
  'pale c22',
])('"%s" is no move', (typed) => {
  expect(board.parse(typed)).toBeUndefined();
});

test('dice that several brewers find are counted once', () => {
  const rolled = (seat: Seat, good: 'malt' | 'hops', ...dice: number[]) =>
    ({ type: 'rolled', seat, open: false, good, assistant: null, dice }) as const;
  const events = [
    { type: 'dawned', day: 1 } as const,
    rolled(0, 'malt', 2, 4),
    rolled(1, 'malt', 2, 4, 6),
    rolled(2, 'hops', 1, 1),
    { type: 'dawned', day: 2 } as const,
    rolled(1, 'malt', 5, 5),
  ];
  expect(board.rolls(events)).toEqual([2, 4, 6, 1, 1, 5, 5]);
});

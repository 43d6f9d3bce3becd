import { fastRng } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { dycePosition } from '../../testing/position.ts';
import type { Turn } from '../turns.ts';
import { bestOf, judgeAlone } from './judge.ts';
import { worldOf } from './world.ts';

type Told = Parameters<typeof dycePosition>[0];
const BREADTH = { toStock: 2, toOpen: 1, pairs: 6 };
const turnsIn = (told: Told, actions = 2): Turn[] =>
  judgeAlone(worldOf(dycePosition({ seats: 1, ...told })), actions, BREADTH).map(({ turn }) => turn);
const bestIn = (told: Told): Turn => bestOf(judgeAlone(worldOf(dycePosition({ seats: 1, ...told })), 2, BREADTH)).turn;

function perform(state: DyceState, turn: Turn): void {
  for (const action of turn) {
    expect(dyce.refuse(state, 0, action)).toBeUndefined();
    dyce.apply(state, 0, action, () => {});
    if (state.ending !== null) return;
  }
}

const LINES: NonNullable<Told['lines']> = [
  ['green5', 'blue1'],
  ['red1', 'yellow1'],
  ['red3', 'blue2'],
  ['red3', 'red3'],
];

describe('turns alone', () => {
  test.each([1, 2, 3])('are open by the rules (%i)', (seed) => {
    const state = dyce.setup(1, { first: 'random', startDie: '1' }, fastRng(seed));
    for (let round = 1; round <= 8 && state.ending === null; round++) {
      const judged = judgeAlone(worldOf(state), 2, BREADTH);
      for (const { turn } of judged) perform(structuredClone(state), turn);
      perform(state, bestOf(judged).turn);
      if (state.round === round) perform(state, [{ type: 'done' }]);
    }
  });

  test('rest, stock what is wanted, open and stock at once, two shops at a time, or swap them', () => {
    const turns = turnsIn({ lines: LINES, shops: { c1: [0, 'green'], c5: [0, 'red'] } });
    expect(turns).toContainEqual([{ type: 'done' }]);
    expect(turns).toContainEqual([{ type: 'stock', space: 'c1', whisky: 'yellow' }]);
    expect(turns).toContainEqual([
      { type: 'open', space: 'a1' },
      { type: 'stock', space: 'a1', whisky: 'red' },
    ]);
    expect(turns).toContainEqual([
      { type: 'stock', space: 'c1', whisky: 'red' },
      { type: 'stock', space: 'c5', whisky: 'green' },
    ]);
    expect(turns).not.toContainEqual([{ type: 'stock', space: 'c1', whisky: 'green' }]);
  });

  test('with one action left there are single actions only', () => {
    expect(Math.max(...turnsIn({ lines: LINES, shops: { c1: [0] } }, 1).map((turn) => turn.length))).toBe(1);
  });

  test('without pounds no shop is opened, and none beside six', () => {
    const opened = (told: Told): boolean =>
      turnsIn({ lines: LINES, ...told })
        .flat()
        .some(({ type }) => type === 'open');
    const six = { a1: [0], a2: [0], a3: [0], a4: [0], a5: [0], b5: [0] } as const;
    expect(opened({})).toBe(true);
    expect(opened({ pounds: [0], whiskies: [['blue', 'red']] })).toBe(false);
    expect(opened({ shops: six })).toBe(false);
  });

  test('the best sells the last blend that is missing', () => {
    const state = dycePosition({ seats: 1, lines: LINES, shops: { c1: [0] }, whiskies: [['blue', 'yellow']] });
    for (const merchant of state.merchants) merchant.sold = { green: 0, orange: 1, purple: 1, black: 1 };
    const { turn } = bestOf(judgeAlone(worldOf(state), 2, BREADTH));
    expect(turn).toContainEqual({ type: 'stock', space: 'c1', whisky: 'green' });
  });

  test('the best does not spend the pound without which the game is lost (DY-21)', () => {
    const turn = bestIn({ lines: LINES, shops: { c1: [0] }, pounds: [1], whiskies: [[]] });
    expect(turn.map(({ type }) => type)).not.toContain('open');
    expect(turn).not.toContainEqual({ type: 'stock', space: 'c1', whisky: 'red' });
  });
});

import { clone } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { dycePosition } from '../testing/position.ts';
import { appraiseDyce, leadAt } from './index.ts';

type Told = Parameters<typeof dycePosition>[0];

const worth = (state: DyceState, seat = 0): number => leadAt(state, seat);
const worthOf = (told: Told): number => worth(dycePosition(told));

function after(state: DyceState, ...actions: DyceAction[]): DyceState {
  const next = clone(state);
  for (const action of actions) dyce.apply(next, 0, action, () => {});
  return next;
}

/** The first baron enters from the north and wants blue for two pounds, then red for one. */
const BLUE_THEN_RED = [['blue2', 'red1']] as const;

describe('what the evaluation of DYCE knows', () => {
  test('a shop is better the nearer the baron who looks for it', () => {
    const at = (space: string): number => worthOf({ lines: BLUE_THEN_RED, shops: { [space]: [0, 'blue'] } });
    expect(at('c1')).toBeGreaterThan(at('c2'));
    expect(at('c2')).toBeGreaterThan(at('c5'));
  });

  test('the first die of a line counts more than the second, and the second more than none', () => {
    const showing = (whisky: 'blue' | 'red' | 'yellow'): number =>
      worthOf({ lines: [['blue1', 'red1']], shops: { c1: [0, whisky] } });
    expect(showing('blue')).toBeGreaterThan(showing('red'));
    expect(showing('red')).toBeGreaterThan(showing('yellow'));
  });

  test('a whisky that cannot be paid for is worse than an empty shop', () => {
    const poor = { lines: BLUE_THEN_RED, pounds: [1, 6] };
    expect(worthOf({ ...poor, shops: { c1: [0, 'blue'] } })).toBeLessThan(worthOf({ ...poor, shops: { c1: [0] } }));
  });

  test('a blend is to be offered by those who have its whiskies in hand', () => {
    const lines = [['green5']] as const;
    const offered = (whiskies: NonNullable<Told['whiskies']>): number =>
      worthOf({ lines, shops: { c1: [0, 'green'] }, whiskies }) - worthOf({ lines, shops: { c1: [0] }, whiskies });
    expect(offered([['blue', 'yellow']])).toBeGreaterThan(1);
    expect(offered([['blue', 'red']])).toBeLessThan(0);
  });

  test("a rival's shop that is nearer or richer spoils a trade", () => {
    const near = (space: string): number =>
      worthOf({ lines: BLUE_THEN_RED, shops: { c2: [0, 'blue'], [space]: [1, 'blue'] } });
    const rich = (own: number, other: number): number =>
      worthOf({ lines: BLUE_THEN_RED, shops: { b1: [0, 'blue', own], d1: [1, 'blue', other] } });
    expect(near('c1')).toBeLessThan(near('c5'));
    expect(rich(0, 1)).toBeLessThan(rich(1, 0));
  });

  test('opening a shop is an improvement, and stocking it another one', () => {
    const before = dycePosition({ lines: [['blue1']] });
    const opened = after(before, { type: 'open', space: 'c1' });
    const stocked = after(opened, { type: 'stock', space: 'c1', whisky: 'blue' });
    expect(worth(opened)).toBeGreaterThan(worth(before));
    expect(worth(stocked)).toBeGreaterThan(worth(opened));
  });

  test('what is good for one is bad for the other', () => {
    const state = dycePosition({ lines: BLUE_THEN_RED, shops: { c1: [0, 'blue'] } });
    expect(worth(state, 0)).toBeCloseTo(-worth(state, 1), 9);
  });

  test('once it is over, points are all that counts', () => {
    const state = dycePosition({ pounds: [8, 5], whiskies: [['red'], []], shops: { a1: [1, null, 2] } });
    expect(worth({ ...state, stack: [], ending: 'die' })).toBe(8 + 3 - 5 - 2);
  });
});

describe('what it says of turns', () => {
  const served: Told = { lines: [['blue1']], shops: { c1: [0] } };
  const sealed = (told: Told, ...seats: number[]): DyceState => {
    const state = dycePosition(told);
    for (const [seat, merchant] of state.merchants.entries()) merchant.sealed = seats.includes(seat);
    return state;
  };
  const valueBy = (state: DyceState, type: DyceAction['type']): number =>
    Math.max(...appraiseDyce(state, 0).flatMap(({ action, value }) => (action.type === type ? [value] : [])));

  test('pass before you trade, as long as someone else has not passed', () => {
    const state = sealed({ ...served, seats: 3 }, 1);
    expect(valueBy(state, 'pass')).toBeGreaterThan(valueBy(state, 'stock'));
  });

  test('trade before you pass once all others have passed', () => {
    const state = sealed({ ...served, seats: 3 }, 1, 2);
    expect(valueBy(state, 'stock')).toBeGreaterThan(valueBy(state, 'pass'));
  });

  test('trade rather than take a pound', () => {
    const state = sealed(served, 0, 1);
    expect(valueBy(state, 'stock')).toBeGreaterThan(valueBy(state, 'take'));
  });

  test('a turn before you pass is a pound for each who has', () => {
    const state = sealed(served, 1);
    const stocked = worth(after(state, { type: 'stock', space: 'c1', whisky: 'blue' }));
    expect(valueBy(state, 'stock')).toBeCloseTo(stocked - 1, 9);
  });

  test('open where the shop can be stocked at once for a baron who comes', () => {
    const state = sealed({ lines: [['blue1']] }, 1);
    expect(valueBy(state, 'open')).toBeGreaterThan(valueBy(state, 'pass'));
  });

  test('once a turn has begun, it costs no more to go on', () => {
    const begun = (...seats: number[]): number => {
      const state = sealed(served, ...seats);
      state.stack = [{ at: 'turn', seat: 0, actions: 1, isLast: false }];
      return valueBy(state, 'stock') - valueBy(state, 'done');
    };
    expect(begun(1)).toBeCloseTo(begun(), 9);
  });

  test('choose the whisky that brings most', () => {
    const state = dycePosition({ lines: [['green6', 'black6']], whiskies: [['blue']] });
    state.stack = [{ at: 'draft', order: [0, 1] }];
    state.pool = ['blue', 'yellow'];
    const [best] = appraiseDyce(state, 0).toSorted((a, b) => b.value - a.value);
    expect(best?.action).toEqual({ type: 'choose', whisky: 'yellow' });
  });
});

import type { DiceBoxAction, DieName } from '@taproom/games/dice-box';
import { describe, expect, test } from 'vitest';
import { findPlacement, nextOfValue, rackSize, targets } from './placing.ts';

const LEGAL: readonly DiceBoxAction[] = [
  { type: 'place', die: 'r4', square: 'c2' },
  { type: 'place', die: 'r4', square: 'b3' },
  { type: 'place', die: 'y2', square: 'c2' },
];

const HAND: readonly DieName[] = ['r4', 'y2', 'b4', 'w6', 'w6'];

describe('what a hand can do', () => {
  test('a die glows on its own squares, no die on the squares of all', () => {
    expect([...targets(LEGAL, 'y2')]).toEqual(['c2']);
    expect([...targets(LEGAL)]).toEqual(['c2', 'b3']);
    expect([...targets(LEGAL, 'w6')]).toEqual([]);
  });

  test('a placement is found only if it is legal', () => {
    expect(findPlacement(LEGAL, 'r4', 'b3')).toBe(LEGAL[1]);
    expect(findPlacement(LEGAL, 'y2', 'b3')).toBeUndefined();
  });

  test('a digit prefers dice that can be placed', () => {
    expect(nextOfValue(HAND, 4, null, LEGAL)).toBe(0);
    expect(nextOfValue(HAND, 4, 0, LEGAL)).toBe(0);
  });

  test('a digit goes round the dice of its value', () => {
    expect(nextOfValue(HAND, 6, null, LEGAL)).toBe(3);
    expect(nextOfValue(HAND, 6, 3, LEGAL)).toBe(4);
    expect(nextOfValue(HAND, 6, 4, LEGAL)).toBe(3);
    expect(nextOfValue(HAND, 5, null, LEGAL)).toBeUndefined();
  });

  test('the rack has a place for every die a seat can hold', () => {
    expect([2, 3, 4].map(rackSize)).toEqual([12, 8, 6]);
  });
});

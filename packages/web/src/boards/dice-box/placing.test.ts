import type { DiceBoxAction, DiceBoxView, SeenDie } from '@taproom/games/dice-box';
import { describe, expect, test } from 'vitest';
import { findPlacement, isDead, nameOf, nextOfValue, rackSize, targets, unrolled } from './placing.ts';

const LEGAL: readonly DiceBoxAction[] = [
  { type: 'place', die: 'r4', square: 'c2' },
  { type: 'place', die: 'r4', square: 'b3' },
  { type: 'place', die: 'y2', square: 'c2' },
];

const HAND: readonly SeenDie[] = [
  { colour: 'red', value: 4 },
  { colour: 'yellow', value: 2 },
  { colour: 'blue', value: 4 },
  { colour: 'white', value: 6 },
  { colour: 'white', value: 6 },
];

describe('what a hand can do', () => {
  test('a die is named by the letter of its colour and its value', () => {
    expect(HAND.map(nameOf)).toEqual(['r4', 'y2', 'b4', 'w6', 'w6']);
  });

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

  test('dice that are not rolled lie colour by colour', () => {
    expect(unrolled({ red: 1, yellow: 2, blue: 0, white: 1 })).toEqual(['red', 'yellow', 'yellow', 'white']);
  });

  test('the rack has a place for every die a seat can hold', () => {
    expect([2, 3, 4].map(rackSize)).toEqual([12, 8, 6]);
  });
});

describe('dead squares', () => {
  const grid: (SeenDie | null)[] = Array.from({ length: 25 }, () => null);
  grid[0] = { colour: 'red', value: 1 };
  grid[2] = { colour: 'red', value: 5 };
  grid[5] = { colour: 'red', value: 2 };
  const takes = grid.map((_, square) => (square === 6 ? [1, 3] : []));
  const view = { grid, takes } as unknown as DiceBoxView;

  test('a vacancy between dice that no value suits is dead', () => {
    expect(isDead(view, 1)).toBe(true);
  });

  test('neither a filled square, nor one that takes a value, nor one without neighbours is dead', () => {
    expect([0, 6, 24].map((square) => isDead(view, square))).toEqual([false, false, false]);
  });

  test('squares at the two ends of neighbouring rows do not touch', () => {
    expect(isDead(view, 4)).toBe(false);
  });
});

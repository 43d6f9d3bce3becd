import type { SeenBrewer, StoutAction } from '@taproom/games/six-sided-stout';
import { describe, expect, test } from 'vitest';
import {
  findPair,
  findPut,
  kindInHand,
  missing,
  placeable,
  stillWanted,
  targets,
  toggled,
  unitsAtHand,
} from './brewing.ts';

const LEGAL: readonly StoutAction[] = [
  { type: 'put', kind: 'pale', cell: 'a1' },
  { type: 'put', kind: 'pale', cell: 'b1' },
  { type: 'put', kind: 'hops', cell: 'b1' },
];

describe('the kind in hand', () => {
  test('is the one asked for, if it can go anywhere', () => {
    expect(kindInHand(LEGAL, 'hops', 'pale')).toBe('pale');
    expect(kindInHand(LEGAL, 'hops', 'yeast')).toBe('hops');
  });

  test('is what must go in today, or the only one there is', () => {
    expect(kindInHand(LEGAL, 'hops', null)).toBe('hops');
    expect(kindInHand(LEGAL, null, null)).toBe(null);
    expect(kindInHand(LEGAL.slice(0, 2), null, null)).toBe('pale');
  });

  test('is none once it was put down', () => {
    expect(kindInHand(LEGAL, 'hops', 'none')).toBe(null);
  });

  test('glows on its own cells only', () => {
    expect([...targets(LEGAL, 'pale')]).toEqual(['a1', 'b1']);
    expect([...targets(LEGAL, null)]).toEqual([]);
    expect(placeable(LEGAL)).toEqual(['pale', 'hops']);
    expect(findPut(LEGAL, 'hops', 'b1')).toBe(LEGAL[2]);
    expect(findPut(LEGAL, 'hops', 'a1')).toBe(undefined);
  });
});

describe('dice', () => {
  const ROASTS: readonly StoutAction[] = [
    { type: 'roast', store: 'pale', dice: [2, 5] },
    { type: 'roast', store: 'caramel', dice: [2, 5] },
    { type: 'keep', dice: [2, 5] },
  ];

  test('a pair is found in whatever order it was pressed', () => {
    expect(findPair(ROASTS, 'roast', [5, 2])).toEqual(ROASTS.slice(0, 2));
    expect(findPair(ROASTS, 'keep', [5, 2])).toEqual(ROASTS.slice(2));
    expect(findPair(ROASTS, 'keep', [5])).toEqual([]);
  });

  test('a third die lets go of the first, and a second press of the same', () => {
    expect(toggled([], 0)).toEqual([0]);
    expect(toggled([0, 1], 2)).toEqual([1, 2]);
    expect(toggled([0, 1], 0)).toEqual([1]);
  });

  test('of the dice to pick, those picked are done, each once', () => {
    expect(stillWanted([3, 3], [])).toEqual([3, 3]);
    expect(stillWanted([3, 3], [3])).toEqual([3]);
    expect(stillWanted([2, 5], [6, 5])).toEqual([2]);
  });

  test('malt counts in pips, hops and yeast in what is left of today', () => {
    const brewer = { stores: { pale: [2, 4], caramel: [], chocolate: [1] }, good: 'yeast', left: 3 };
    const units = (['pale', 'caramel', 'chocolate', 'hops', 'yeast'] as const).map((kind) =>
      unitsAtHand(brewer as unknown as SeenBrewer, kind),
    );
    expect(units).toEqual([6, 0, 1, 0, 3]);
  });
});

test('a recipe lacks whatever a beer needs', () => {
  expect(missing([null, null])).toEqual(['malt', 'hops', 'yeast']);
  expect(missing(['chocolate', null, 'yeast'])).toEqual(['hops']);
  expect(missing(['caramel', 'hops', 'yeast'])).toEqual([]);
});

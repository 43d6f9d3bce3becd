import { expect, test } from 'vitest';
import { stirred } from './arrivals.ts';

test('a reroll tumbles after the placement that went before it', () => {
  const { placed, rolled, seeded } = stirred({
    id: 1,
    events: [
      { type: 'placed', seat: 0, die: 'r4', square: 'c2' },
      { type: 'rerolled', seat: 1, dice: ['b2'] },
    ],
  });
  expect(placed).toMatchObject([{ seat: 0, die: 'r4', square: 'c2', delay: 0 }]);
  expect(rolled.get(1)).toBeGreaterThan(0);
  expect(seeded).toBe(false);
});

test('at the start the Seed and all hands tumble together', () => {
  const { placed, rolled, seeded } = stirred({
    id: 1,
    events: [
      { type: 'seeded', seat: 1, value: 3, square: 'c3' },
      { type: 'rolled', seat: 0, dice: ['r1'] },
      { type: 'rolled', seat: 1, dice: ['y6'] },
    ],
  });
  expect(placed).toEqual([]);
  expect([...rolled]).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(seeded).toBe(true);
});

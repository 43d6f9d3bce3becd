import { fastRng } from '@taproom/engine';
import { diceBox } from '@taproom/games/dice-box';
import { expect, test } from 'vitest';
import { isOpening, opening, stirred } from './arrivals.ts';

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

const sitDown = (seats: number) => diceBox.setup(seats, { colours: 'two', first: '1' }, fastRng(7));

test('two players who sit down see the Seed and both hands being rolled', () => {
  const view = diceBox.view(sitDown(2), 'table');
  expect(isOpening(view)).toBe(true);
  expect(opening(view)).toMatchObject({ placed: [], seeded: true });
  expect([...opening(view).rolled.keys()]).toEqual([0, 1]);
});

test('neither a draft nor a game under way is an opening', () => {
  const begun = sitDown(2);
  const [placement] = diceBox.legal(begun, 0);
  if (placement) diceBox.apply(begun, 0, placement, () => {});
  expect([sitDown(4), begun].map((state) => isOpening(diceBox.view(state, 'table')))).toEqual([false, false]);
});

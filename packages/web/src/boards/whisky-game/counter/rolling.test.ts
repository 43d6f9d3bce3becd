import { expect, test } from 'vitest';
import { changesIn, lastRollIn, type Rolled } from './rolling.ts';

const PLAIN: Rolled = {
  type: 'rolled',
  seat: 0,
  throws: [4],
  hangover: 'none',
  truck: false,
  carriage: false,
  plus: 0,
  total: 4,
};

test('a plain roll is the sum of its throws', () => {
  expect(changesIn(PLAIN)).toEqual([]);
});

test('truck, carriage and character are reckoned after the hangover, in this order', () => {
  const rolled: Rolled = { ...PLAIN, hangover: 'lowered', truck: true, carriage: true, plus: 5, total: 11 };
  expect(changesIn(rolled).map(({ sign }) => sign)).toEqual(['−2', '×2', '+2', '+5']);
});

test('nothing is added to a sum that the hangover lowered to nothing', () => {
  const rolled: Rolled = { ...PLAIN, throws: [2], hangover: 'lowered', truck: true, carriage: true, total: 0 };
  expect(changesIn(rolled).map(({ by }) => by)).toEqual(['hangover']);
});

test('the last roll of several counts', () => {
  const later = { ...PLAIN, seat: 1 };
  expect(lastRollIn([PLAIN, { type: 'round', round: 2 }, later, { type: 'round', round: 3 }])).toBe(later);
  expect(lastRollIn([])).toBeUndefined();
});

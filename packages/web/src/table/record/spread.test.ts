import { expect, test } from 'vitest';
import { chiSquare, countFaces, tailOfFive } from './spread.ts';

test('faces are counted from one to six', () => {
  expect(countFaces([1, 6, 6, 3])).toEqual([1, 0, 1, 0, 0, 2]);
});

test('an even spread has a chi-square of nothing', () => {
  expect(chiSquare([4, 4, 4, 4, 4, 4])).toBe(0);
  expect(chiSquare([8, 4, 4, 4, 4, 0])).toBe(8);
});

// From printed tables of the chi-square distribution with five degrees of freedom.
test.each([
  [1.145, 0.95],
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
])('a chi-square of %f or more comes with probability %f', (chi, share) => {
  expect(tailOfFive(chi)).toBeCloseTo(share, 3);
});

import { expect, test } from 'vitest';
import { boxAround, contains, distance, isInside, loopPath, overlap, type Point, smooth } from './geometry.ts';

const SQUARE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

test('a point lies inside an outline or not', () => {
  expect(isInside({ x: 50, y: 50 }, SQUARE)).toBe(true);
  expect(isInside({ x: 150, y: 50 }, SQUARE)).toBe(false);
  expect(isInside({ x: 50, y: -1 }, SQUARE)).toBe(false);
});

test('a bay is not inside', () => {
  const bay = [...SQUARE, { x: 0, y: 80 }, { x: 60, y: 50 }, { x: 0, y: 20 }];
  expect(isInside({ x: 20, y: 50 }, bay)).toBe(false);
  expect(isInside({ x: 80, y: 50 }, bay)).toBe(true);
});

test('a smoothed outline goes through all its corners and takes short steps', () => {
  const round = smooth(SQUARE, 10);
  for (const corner of SQUARE) expect(Math.min(...round.map((point) => distance(point, corner)))).toBeLessThan(1e-6);
  const steps = round.map((point, at) => distance(point, round.at(at - 1) as Point));
  expect(Math.max(...steps)).toBeLessThan(20);
});

test('corners that lie upon each other do no harm', () => {
  const twice = smooth([...SQUARE, { x: 0, y: 100 }], 10);
  for (const { x, y } of twice) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
});

test('boxes overlap or only touch', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(box, { x: 9, y: 9, width: 5, height: 5 })).toBe(true);
  expect(overlap(box, { x: 10, y: 0, width: 5, height: 5 })).toBe(false);
});

test('a box around points has its margin on all sides', () => {
  const box = boxAround(SQUARE, 5);
  expect(box).toEqual({ x: -5, y: -5, width: 110, height: 110 });
  expect(contains(box, { x: -4, y: 104 })).toBe(true);
  expect(contains(box, { x: -6, y: 50 })).toBe(false);
});

test('a loop is written as a closed path', () => {
  expect(loopPath(SQUARE)).toBe('M0 0L100 0L100 100L0 100Z');
});

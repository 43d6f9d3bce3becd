import { expect, test } from 'vitest';
import { fan, pieceOf } from './pieces.ts';

test('six seats have six marks and six colours', () => {
  const pieces = [0, 1, 2, 3, 4, 5].map(pieceOf);
  expect(new Set(pieces.map(({ mark }) => mark)).size).toBe(6);
  expect(new Set(pieces.map(({ fill }) => fill)).size).toBe(6);
});

test.each([1, 2, 3, 4, 5, 6])('%i pieces on one field stand apart', (count) => {
  const spots = Array.from({ length: count }, (_, at) => fan(at, count));
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(1.3);
});

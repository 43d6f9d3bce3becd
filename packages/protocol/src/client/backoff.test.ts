import { expect, test } from 'vitest';
import { pauseAfter } from './backoff.ts';

test('pauses double, up to a quarter of a minute', () => {
  expect([0, 1, 2, 5, 50].map((failures) => pauseAfter(failures, 0.5))).toEqual([500, 1_000, 2_000, 15_000, 15_000]);
});

test('pauses are spread by a quarter both ways', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([750, 1_250]);
});

import { BOARDS } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import { middleOf, outlineOf } from './sheet.ts';

test('the shore goes round the middle without its four corners', () => {
  expect(outlineOf(BOARDS.standard)).toBe('M2 1L4 1L4 2L5 2L5 4L4 4L4 5L2 5L2 4L1 4L1 2L2 2Z');
});

test('on the big board it is the same shore, one cell further in', () => {
  expect(outlineOf(BOARDS.big)).toBe('M3 2L5 2L5 3L6 3L6 5L5 5L5 6L3 6L3 5L2 5L2 3L3 3Z');
});

test('a1 lies at the upper tip, f1 at the right one, both as far from the middle', () => {
  const board = BOARDS.standard;
  const top = middleOf(board, board.names.indexOf('a1'));
  const right = middleOf(board, board.names.indexOf('f1'));
  expect(top.x).toBeCloseTo(0.5);
  expect(right.y).toBeCloseTo(0.5);
  expect(top.y).toBeLessThan(0.15);
  expect(right.x).toBeCloseTo(1 - top.y);
});

import { BOARDS, type Board } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import { step } from './walk.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const led = (board: Board, from: string, key: string): string | undefined =>
  board.names[step(board, board.names.indexOf(from), key) ?? -1];

test('an arrow key leads to the cell that lies there on the screen', () => {
  const { standard } = BOARDS;
  expect(led(standard, 'a1', 'ArrowDown')).toBe('b2');
  expect(led(standard, 'b1', 'ArrowLeft')).toBe('a2');
  expect(led(standard, 'f1', 'ArrowLeft')).toBe('e2');
});

test('along a slanting edge an arrow key follows the edge', () => {
  expect(led(BOARDS.standard, 'a1', 'ArrowRight')).toBe('b1');
  expect(led(BOARDS.standard, 'e1', 'ArrowRight')).toBe('f1');
});

test('an arrow key leads over the water, and nowhere at the tips', () => {
  expect(led(BOARDS.standard, 'b2', 'ArrowDown')).toBe('e5');
  expect(led(BOARDS.standard, 'a1', 'ArrowUp')).toBe(undefined);
  expect(led(BOARDS.standard, 'f1', 'ArrowRight')).toBe(undefined);
});

test.each(['standard', 'big'] as const)('every cell of the %s board can be reached', (name) => {
  const board = BOARDS[name];
  const reached = new Set([0]);
  for (const cell of reached) {
    for (const key of ARROWS) reached.add(step(board, cell, key) ?? cell);
  }
  expect(reached.size).toBe(board.names.length);
});

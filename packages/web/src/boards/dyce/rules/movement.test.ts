import { SPACE_NAMES } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { neighbour, shaft, stepsTo } from './movement.ts';

const space = (name: string): number => SPACE_NAMES.indexOf(name);

test('there is a step from every space but the shop’s, and from every gate', () => {
  expect(stepsTo(space('d3'))).toHaveLength(23 + 4);
});

test('the steps are those of the rules', () => {
  const step = stepsTo(space('d3')).find(({ standing }) => 'space' in standing && standing.space === space('b3'));
  expect(step).toMatchObject({ to: space('b2'), because: 'clockwise' });
});

test('an arrow keeps clear of both middles', () => {
  const step = {
    standing: { gate: 0 },
    to: 0,
    because: 'nearest',
    start: { x: 1, y: 1 },
    end: { x: 2, y: 1 },
  } as const;
  const { from, to } = shaft(step);
  expect([from, to]).toEqual([
    { x: 1.24, y: 1 },
    { x: 1.7, y: 1 },
  ]);
});

test('the arrow keys walk through the city and jump over the castle', () => {
  expect(neighbour(space('b3'), 'ArrowRight')).toBe(space('d3'));
  expect(neighbour(space('e1'), 'ArrowRight')).toBe(space('e1'));
  expect(neighbour(space('a1'), 'ArrowUp')).toBe(space('a1'));
  expect(neighbour(space('c5'), 'ArrowUp')).toBe(space('c4'));
  expect(neighbour(space('c5'), 'Enter')).toBe(space('c5'));
});

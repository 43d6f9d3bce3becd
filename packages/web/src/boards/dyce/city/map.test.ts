import { BARONS, SPACE_NAMES } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { arrowOf, CARD, CELL, EDGE, gateOf, middleOf, pathOf, standsOf, walkFrom } from './map.ts';

test('the castle stands in the middle, a1 in the north-west and e5 in the south-east', () => {
  expect(middleOf('c3')).toEqual({ x: CARD / 2, y: CARD / 2 });
  expect(middleOf('a1')).toEqual({ x: EDGE + CELL / 2, y: EDGE + CELL / 2 });
  expect(middleOf('e5')).toEqual({ x: CARD - EDGE - CELL / 2, y: CARD - EDGE - CELL / 2 });
});

test('a gate lies outside the streets, on the side of its baron', () => {
  expect(gateOf('orange').y).toBeLessThan(EDGE);
  expect(gateOf('green').x).toBeGreaterThan(CARD - EDGE);
  expect(gateOf('purple').y).toBeGreaterThan(CARD - EDGE);
  expect(gateOf('black').x).toBeLessThan(EDGE);
});

test('barons on one space stand apart from each other and within it', () => {
  const stands = standsOf(BARONS.map((name) => ({ name, space: 'b4' })));
  const { x, y } = middleOf('b4');
  expect(new Set(stands.map((stand) => stand.x)).size).toBe(4);
  for (const stand of stands) {
    expect(Math.abs(stand.x - x)).toBeLessThanOrEqual(CELL / 2);
    expect(Math.abs(stand.y - y)).toBeLessThanOrEqual(CELL / 2);
  }
});

test('a baron who has not come in stands at his gate', () => {
  expect(standsOf([{ name: 'purple', space: null }])).toEqual([{ baron: 'purple', ...gateOf('purple') }]);
});

test('an arrow starts behind its baron, ends before the place, and bends', () => {
  const arrow = arrowOf(middleOf('a1'), middleOf('c1'), 'orange');
  expect(arrow.from.x).toBeGreaterThan(middleOf('a1').x);
  expect(arrow.to.x).toBeLessThan(middleOf('c1').x);
  expect(arrow.bend.y).not.toBe(middleOf('a1').y);
  expect(pathOf(arrow)).toMatch(/^M[\d. ]+Q[\d. ]+$/);
});

test('barons who go the same way are drawn apart', () => {
  const paths = BARONS.map((baron) => pathOf(arrowOf(middleOf('b2'), middleOf('b3'), baron)));
  expect(new Set(paths).size).toBe(BARONS.length);
});

test('arrow keys walk the streets and stop at the walls', () => {
  expect(walkFrom('c2', 'ArrowLeft')).toBe('b2');
  expect(walkFrom('c2', 'ArrowDown')).toBe('c3');
  expect(walkFrom('a1', 'ArrowUp')).toBe('a1');
  expect(walkFrom('e5', 'ArrowDown')).toBe('e5');
  expect(walkFrom('d4', 'Home')).toBe('a4');
  expect(walkFrom('d4', 'End')).toBe('e4');
  expect(walkFrom('d4', 'x')).toBeUndefined();
});

test('every step of an arrow key leads to a space of the city', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  for (const space of SPACE_NAMES) for (const key of keys) expect(SPACE_NAMES).toContain(walkFrom(space, key));
});

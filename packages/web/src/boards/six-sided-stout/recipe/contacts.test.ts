import { BOARDS, type Kind } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import { contactsOf, shores, withUnit, worthOf } from './contacts.ts';

const board = BOARDS.standard;
const cellOf = (name: string): number => board.names.indexOf(name);
const recipe = (units: Readonly<Record<string, Kind>>) => board.names.map((name) => units[name] ?? null);

test('hops score with each malt they touch, and with nothing else', () => {
  const cells = recipe({ b1: 'hops', a1: 'pale', c1: 'caramel', b2: 'yeast' });
  expect(contactsOf(board, cells, cellOf('b1'))).toEqual([
    { cell: cellOf('a1'), kind: 'pale', points: 3 },
    { cell: cellOf('c1'), kind: 'caramel', points: 2 },
  ]);
});

test('yeast with two water sides and two caramels is worth eight', () => {
  const cells = recipe({ b2: 'yeast', b1: 'caramel', a2: 'caramel' });
  expect(worthOf(board, cells, cellOf('b2'))).toBe(8);
});

test('malt brings its own points and those it gives to its neighbours', () => {
  const before = recipe({ b2: 'yeast', a1: 'hops' });
  const then = withUnit(before, cellOf('b1'), 'chocolate');
  expect(contactsOf(board, then, cellOf('b1')).map(({ points }) => points)).toEqual([1, 10]);
  expect(worthOf(board, then, cellOf('b1'))).toBe(5 + 1 + 10);
  expect(before[cellOf('b1')]).toBe(null);
});

test('a cell has a shore on every side that touches water', () => {
  for (const one of [BOARDS.standard, BOARDS.big]) {
    expect(one.names.map((_, cell) => shores(one, cell).length)).toEqual(one.water);
  }
  expect(shores(board, cellOf('b2'))).toEqual([
    { x: 2, y: 1.5 },
    { x: 1.5, y: 2 },
  ]);
});

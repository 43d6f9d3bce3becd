import type { DyceAction } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { choicesAt, granted, restOf, spacesOpen, wishOf } from './choices.ts';

const legal: DyceAction[] = [
  { type: 'pass' },
  { type: 'open', space: 'a1' },
  { type: 'advertise', space: 'b2' },
  { type: 'stock', space: 'b2', whisky: 'blue' },
  { type: 'stock', space: 'b2', whisky: 'black' },
  { type: 'advertise', space: 'd4' },
];

test('on a free space a shop can be opened and nothing else', () => {
  const { open, advertise, stock } = choicesAt(legal, 'a1');
  expect(open).toBe(true);
  expect(advertise).toBe(false);
  expect(stock.size).toBe(0);
});

test('on a shop of one’s own there are whiskies to stock and a pound to put', () => {
  const { open, advertise, stock } = choicesAt(legal, 'b2');
  expect(open).toBe(false);
  expect(advertise).toBe(true);
  expect([...stock]).toEqual(['blue', 'black']);
});

test('without a space there is nothing to choose', () => {
  expect(choicesAt(legal, null)).toEqual({ open: false, advertise: false, stock: new Set() });
});

test('the open spaces are those that any action names', () => {
  expect([...spacesOpen(legal)]).toEqual(['a1', 'b2', 'd4']);
});

test('a turn ends by the seal, the pound or no further action', () => {
  expect(restOf(legal)).toBe('pass');
  expect(restOf([{ type: 'take' }])).toBe('take');
  expect(restOf([{ type: 'done' }])).toBe('done');
  expect(restOf([])).toBeUndefined();
});

test('a wish is granted only by the very action', () => {
  expect(granted(legal, { type: 'stock', space: 'b2', whisky: 'black' })).toBe(legal[4]);
  expect(granted(legal, { type: 'stock', space: 'b2', whisky: 'red' })).toBeUndefined();
  expect(granted(legal, { type: 'advertise', space: 'a1' })).toBeUndefined();
  expect(granted(legal, { type: 'pass' })).toBe(legal[0]);
});

test('letters are verbs, but whiskies on a shop of one’s own', () => {
  expect(wishOf('o', 'a1', false)).toEqual({ type: 'open', space: 'a1' });
  expect(wishOf('o', 'a1', true)).toEqual({ type: 'stock', space: 'a1', whisky: 'orange' });
  expect(wishOf('p', 'a1', false)).toEqual({ type: 'pass' });
  expect(wishOf('p', 'a1', true)).toEqual({ type: 'stock', space: 'a1', whisky: 'purple' });
  expect(wishOf('k', 'a1', false)).toEqual({ type: 'stock', space: 'a1', whisky: 'black' });
  expect(wishOf('e', 'a1', true)).toEqual({ type: 'done' });
  expect(wishOf('x', 'a1', true)).toBeUndefined();
});

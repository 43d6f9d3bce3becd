import type { DyceAction } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { choicesAt, restOf, spacesOpen } from './choices.ts';

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
  expect(open).toEqual({ type: 'open', space: 'a1' });
  expect(advertise).toBeUndefined();
  expect(stock.size).toBe(0);
});

test('on a shop of one’s own there are whiskies to stock and a pound to put', () => {
  const { open, advertise, stock } = choicesAt(legal, 'b2');
  expect(open).toBeUndefined();
  expect(advertise).toEqual({ type: 'advertise', space: 'b2' });
  expect([...stock.keys()]).toEqual(['blue', 'black']);
});

test('without a space there is nothing to choose', () => {
  expect(choicesAt(legal, null)).toEqual({ open: undefined, advertise: undefined, stock: new Map() });
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

import { expect, test } from 'vitest';
import { barsOf, labelOf, percentBeaten } from './bars.ts';
import { dailyOf } from './index.ts';

test('nobody, no bars', () => expect(barsOf([])).toEqual([]));

test('few scores have a bar each, and gaps stay visible', () => {
  const bars = barsOf([
    { score: 2, players: 3 },
    { score: 4, players: 1 },
  ]);
  expect(bars).toEqual([
    { from: 2, to: 2, players: 3 },
    { from: 3, to: 3, players: 0 },
    { from: 4, to: 4, players: 1 },
  ]);
});

test('many scores share bars, below zero too', () => {
  const results = Array.from({ length: 100 }, (_, i) => ({ score: i - 20, players: 1 }));
  const bars = barsOf(results);
  expect(bars.length).toBeLessThanOrEqual(12);
  expect(bars[0]).toEqual({ from: -20, to: -11, players: 10 });
  expect(bars.reduce((sum, { players }) => sum + players, 0)).toBe(100);
});

test('a bar is called as its results are', async () => {
  const { score } = await dailyOf('dice-box').loadWords('en');
  expect(labelOf({ from: -2, to: -2 }, score)).toBe('lost by 2');
  expect(labelOf({ from: -5, to: -1 }, score)).toBe('lost by 5 – lost by 1');
});

const RESULTS = [
  { score: 2, players: 3 },
  { score: 4, players: 2 },
];

test('one’s own result is none of the others’', () => {
  expect(percentBeaten({ results: RESULTS, players: 5, own: 4 }, 4)).toBe(75);
});

test('a result that is not among the others’ is not compared, nor one among few', () => {
  expect(percentBeaten({ results: RESULTS, players: 5, own: null }, 4)).toBeUndefined();
  const few = (players: number) => percentBeaten({ results: [{ score: 4, players }], players, own: 4 }, 4);
  expect([1, 2, 3, 4].map(few)).toEqual([undefined, undefined, undefined, 0]);
});

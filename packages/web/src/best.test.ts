import type { Outcome } from '@taproom/engine';
import { expect, test } from 'vitest';
import { isBetter } from './best.ts';

const result = (place: number, score: number, table: Outcome['table'] = []): Outcome => ({
  places: [place],
  scores: [score],
  parts: [[]],
  table,
  endings: [],
});

const inDyce = (blends: number, rounds: number, pounds: number): Outcome =>
  result(blends === 4 ? 1 : 2, pounds, [
    { name: 'blends', value: blends },
    { name: 'rounds', value: rounds },
  ]);

test('more points make a better stout', () => {
  expect(isBetter('six-sided-stout', result(1, 90), result(1, 89))).toBe(true);
  expect(isBetter('six-sided-stout', result(1, 89), result(1, 89))).toBe(false);
});

test('in DYCE a win beats any loss, and more blends beat fewer', () => {
  expect(isBetter('dyce', inDyce(4, 12, 0), inDyce(3, 6, 40))).toBe(true);
  expect(isBetter('dyce', inDyce(2, 9, 0), inDyce(1, 9, 30))).toBe(true);
});

test('of two wins the faster one counts, then the pounds', () => {
  expect(isBetter('dyce', inDyce(4, 8, 0), inDyce(4, 9, 20))).toBe(true);
  expect(isBetter('dyce', inDyce(4, 8, 5), inDyce(4, 8, 4))).toBe(true);
  expect(isBetter('dyce', inDyce(4, 9, 20), inDyce(4, 8, 0))).toBe(false);
});

test('how long a loss took does not matter', () => {
  expect(isBetter('dyce', inDyce(2, 6, 5), inDyce(2, 9, 5))).toBe(false);
});

test('games that are not played alone have no best', () => {
  expect(isBetter('dice-box', result(1, 9), result(1, 1))).toBe(false);
});

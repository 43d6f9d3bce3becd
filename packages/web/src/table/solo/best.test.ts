import type { Outcome } from '@taproom/engine';
import { expect, test } from 'vitest';
import { loadFace } from '../../boards/index.ts';
import { storage } from '../../kit/browser/storage.ts';
import type { TablePlan } from '../table.ts';
import { bestOf, isBetter, keepBest } from './best.ts';

await loadFace('six-sided-stout');

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

test('a best result stands only among those made by the same rules', () => {
  const plan: TablePlan = {
    game: 'six-sided-stout',
    options: { board: 'standard' },
    seats: [{ kind: 'human', name: 'Ada' }],
  };
  for (const old of [
    'taproom-best-six-sided-stout-board-standard',
    'taproom-best-six-sided-stout-rules-1-board-standard',
  ])
    storage.setItem(old, JSON.stringify({ table: 'old', outcome: result(1, 200) }));
  expect(bestOf(plan)).toBeUndefined();
  expect(keepBest(plan, 'new', result(1, 90))?.table).toBe('new');
  expect(keepBest(plan, 'worse', result(1, 80))?.table).toBe('new');
  expect(bestOf(plan)?.outcome.scores).toEqual([90]);
});

import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../kit/browser/storage.ts';
import { type DayResult, keepResult, resultsOf } from './results.ts';

const KEY = 'taproom-daily-dyce';
const result = (on: string, score = 3): DayResult => ({ score, picture: '', on });

beforeEach(() => storage.removeItem(KEY));

test('results are kept by day', () => {
  expect(resultsOf('dyce')).toEqual({ results: {}, isDamaged: false });
  keepResult('dyce', '2026-11-17', result('2026-11-17'));
  keepResult('dyce', '2026-11-18', result('2026-11-18', 4));
  keepResult('dyce', '2026-11-18', { ...result('2026-11-18', 4), isEntered: true });
  expect(resultsOf('dyce').results).toEqual({
    '2026-11-17': result('2026-11-17'),
    '2026-11-18': { ...result('2026-11-18', 4), isEntered: true },
  });
});

test.each(['{', '[]', '7', '"x"'])('a store that cannot be read is damaged: %s', (text) => {
  storage.setItem(KEY, text);
  expect(resultsOf('dyce')).toEqual({ results: {}, isDamaged: true });
});

test('what can be read of a damaged store is kept', () => {
  const good = result('2026-11-18');
  storage.setItem(KEY, JSON.stringify({ '2026-11-18': good, '2026-11-17': { score: 'many' }, tomorrow: good }));
  expect(resultsOf('dyce')).toEqual({ results: { '2026-11-18': good }, isDamaged: true });
  keepResult('dyce', '2026-11-16', result('2026-11-16'));
  expect(resultsOf('dyce').isDamaged).toBe(false);
});

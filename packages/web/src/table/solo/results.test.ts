import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../kit/browser/storage.ts';
import { type DayResult, forgetSolution, keepResult, resultsOf } from './results.ts';

const KEY = 'taproom-daily-dyce';
const result = (on: string, score = 3): DayResult => ({ score, picture: '', on });

const ASIDE = `${KEY}-damaged`;

beforeEach(() => {
  for (const key of [KEY, ASIDE]) storage.removeItem(key);
});

test('results are kept by day', () => {
  expect(resultsOf('dyce')).toEqual({ results: {}, lost: 'none' });
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
  expect(resultsOf('dyce')).toEqual({ results: {}, lost: 'all' });
});

test('what can be read of a damaged store is kept', () => {
  const good = result('2026-11-18');
  storage.setItem(KEY, JSON.stringify({ '2026-11-18': good, '2026-11-17': { score: 'many' }, tomorrow: good }));
  expect(resultsOf('dyce')).toEqual({ results: { '2026-11-18': good }, lost: 'some' });
  keepResult('dyce', '2026-11-16', result('2026-11-16'));
  expect(resultsOf('dyce').lost).toBe('none');
});

test.each(['{"2026-11-17":{"sco', JSON.stringify({ '2026-11-17': 'soup', '2026-11-16': result('2026-11-16') })])(
  'a damaged store is set aside before another result takes its place: %s',
  (text) => {
    storage.setItem(KEY, text);
    for (const score of [3, 4]) keepResult('dyce', '2026-11-18', result('2026-11-18', score));
    expect(storage.getItem(ASIDE)).toBe(text);
    expect(resultsOf('dyce')).toMatchObject({ lost: 'none', results: { '2026-11-18': { score: 4 } } });
  },
);

test('a whole store is not set aside', () => {
  for (const score of [3, 4]) keepResult('dyce', '2026-11-18', result('2026-11-18', score));
  expect(storage.getItem(ASIDE)).toBeNull();
});

test.each([
  ['a word', 'abc'],
  ['nothing', {}],
  ['null', null],
  ['without a number for par', { par: 'x', moves: ['a'] }],
  ['without end', { par: JSON.parse('1e999'), moves: ['a'] }],
  ['without moves', { par: 3, moves: 5 }],
  ['with moves that are none', { par: 3, moves: ['a', 7] }],
])('a solution that is %s is dropped, and the result stays', (_, solution) => {
  const kept = { ...result('2026-11-18'), isEntered: true };
  storage.setItem(KEY, JSON.stringify({ '2026-11-18': { ...kept, solution } }).replace('null', '1e999'));
  expect(resultsOf('dyce')).toEqual({ results: { '2026-11-18': kept }, lost: 'none' });
});

test('a solution that turns out to be none is forgotten, and nothing else', () => {
  const kept = { ...result('2026-11-18'), isEntered: true };
  keepResult('dyce', '2026-11-18', { ...kept, solution: { par: 4, moves: ['a'] } });
  expect(resultsOf('dyce').results['2026-11-18']).toHaveProperty('solution');
  forgetSolution('dyce', '2026-11-18');
  expect(resultsOf('dyce').results).toEqual({ '2026-11-18': kept });
});

import { expect, test } from 'vitest';
import { dailyOf } from './index.ts';
import { type DayResult, readResults, squaresFor, streakOf } from './results.ts';

const result = (on: string): DayResult => ({ score: 3, picture: '', on });

test('a streak counts days finished on their own day, up to today or yesterday', () => {
  const days = (...all: string[]) => Object.fromEntries(all.map((day) => [day, result(day)]));
  expect(streakOf({}, '2026-11-18')).toBe(0);
  expect(streakOf(days('2026-11-17', '2026-11-18'), '2026-11-18')).toBe(2);
  expect(streakOf(days('2026-11-16', '2026-11-17'), '2026-11-18')).toBe(2);
  expect(streakOf(days('2026-11-15', '2026-11-16'), '2026-11-18')).toBe(0);
  expect(streakOf({ ...days('2026-11-18'), '2026-11-17': result('2026-11-18') }, '2026-11-18')).toBe(1);
});

const match = dailyOf('dice-box');
const quiz = dailyOf('whisky-game');
const answered = { ...result('2026-11-18'), answers: [0, 1, 2, 3, 0, 1, 2] };

test('what cannot be read is left out', () => {
  const good = result('2026-11-18');
  expect(readResults({ '2026-11-18': good }, match)).toEqual({ results: { '2026-11-18': good }, lost: 'none' });
  const kept = { '2026-11-18': good, '2026-11-17': { ...good, score: 'x' }, '2026-11-16': null, someday: good };
  expect(readResults(kept, match)).toEqual({ results: { '2026-11-18': good }, lost: 'some' });
});

test('a store of which nothing can be read is lost as a whole, and an empty one is not', () => {
  for (const none of [undefined, null, 7, [], { '2026-11-18': null }])
    expect(readResults(none, match)).toEqual({ results: {}, lost: 'all' });
  expect(readResults({}, match)).toEqual({ results: {}, lost: 'none' });
});

test.each([
  ['a match', match, { score: -3 }],
  ['a quiz', quiz, { score: 7 }],
  ['a quiz', quiz, answered],
])('%s can end so', (_, daily, told) => {
  const kept = { '2026-11-18': { ...result('2026-11-18'), ...told } };
  expect(readResults(kept, daily)).toEqual({ results: kept, lost: 'none' });
});

test.each([
  ['a match, with no end of points', match, { score: JSON.parse('1e999') }],
  ['a match, by half a point', match, { score: 1.5 }],
  ['a match, with answers', match, answered],
  ['a quiz, with more right than questions', quiz, { score: 8 }],
  ['a quiz, with options that do not exist', quiz, { answers: [99, -5, 0, 0, 0, 0, 0] }],
  ['a quiz, with an answer missing', quiz, { answers: answered.answers.slice(1) }],
  ['a quiz, with one too many', quiz, { answers: [...answered.answers, 1] }],
  ['a quiz, with a word for an answer', quiz, { answers: ['a', ...answered.answers.slice(1)] }],
])('no result: %s', (_, daily, told) => {
  expect(readResults({ '2026-11-18': { ...result('2026-11-18'), ...told } }, daily).results).toEqual({});
});

test('a quiz is shown around without its questions', () => {
  expect(squaresFor([true, false, true])).toBe('🟩🟥🟩');
});

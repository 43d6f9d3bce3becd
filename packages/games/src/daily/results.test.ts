import { expect, test } from 'vitest';
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

test('what cannot be read is left out', () => {
  const good = { ...result('2026-11-18'), answers: [1, 2] };
  expect(readResults({ '2026-11-18': good })).toEqual({ results: { '2026-11-18': good }, isDamaged: false });
  const kept = { '2026-11-18': good, '2026-11-17': { ...good, answers: ['a'] }, '2026-11-16': null, someday: good };
  expect(readResults(kept)).toEqual({ results: { '2026-11-18': good }, isDamaged: true });
  for (const none of [undefined, null, 7, []]) expect(readResults(none)).toEqual({ results: {}, isDamaged: true });
});

test('a quiz is shown around without its questions', () => {
  expect(squaresFor([true, false, true])).toBe('🟩🟥🟩');
});

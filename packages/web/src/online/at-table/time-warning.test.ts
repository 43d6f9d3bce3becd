import { expect, test } from 'vitest';
import { isUrgent, timeInWords, warningAt } from './time-warning.ts';

test('a warning is due once, when so much is left', () => {
  const looks = [31_000, 30_000, 29_500, 10_200, 9_900, 9_000, 0];
  const warned = looks.map((left, at) => warningAt('live', looks[at - 1] ?? 40_000, left));
  expect(warned).toEqual([undefined, 30_000, undefined, undefined, 9_900, undefined, undefined]);
});

test('whoever begins a turn with hardly any time left is warned at once', () => {
  expect([warningAt('live', undefined, 8_000), warningAt('live', undefined, 25_000)]).toEqual([8_000, undefined]);
});

test('hours are warned of an hour before, and where there is no clock nothing is', () => {
  expect(warningAt('slow', 3_600_500, 3_600_000)).toBe(3_600_000);
  expect([warningAt('none', 20_000, 5_000), isUrgent('none', 1)]).toEqual([undefined, false]);
  expect([isUrgent('live', 30_000), isUrgent('live', 31_000), isUrgent('slow', 3_000_000)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('what is left is told in seconds or minutes', () => {
  const words = { seconds: (count: number) => `${count} s`, minutes: (count: number) => `${count} min` };
  expect([9_900, 30_000, 600_000, 3_600_000].map((left) => timeInWords(left, words))).toEqual([
    '10 s',
    '30 s',
    '10 min',
    '60 min',
  ]);
});

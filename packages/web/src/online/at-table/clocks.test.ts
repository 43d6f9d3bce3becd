import { expect, test } from 'vitest';
import { clockText, shortClockText, timeLeft } from './clocks.ts';

const CLOCK = { now: 1_000, left: [60_000, 30_000, null], running: [0] };

test('only the clock of those who are waited for runs, and never below nothing', () => {
  expect([0, 1].map((seat) => timeLeft(CLOCK, seat, 5_000))).toEqual([55_000, 30_000]);
  expect(timeLeft(CLOCK, 0, 100_000)).toBe(0);
});

test('without a clock there is no time', () => {
  expect([timeLeft(null, 0, 0), timeLeft(CLOCK, 2, 0), timeLeft(CLOCK, 7, 0)]).toEqual([null, null, null]);
});

test('a clock says as much as is of interest', () => {
  const texts = [59_001, 600_000, 3_600_000, 5_430_000, 3 * 86_400_000 + 7_200_000];
  expect(texts.map((left) => clockText(left, { d: 'd', h: 'h' }))).toEqual([
    '1:00',
    '10:00',
    '1:00 h',
    '1:30 h',
    '3 d 2 h',
  ]);
});

test('where room is short, days go without hours', () => {
  const texts = [3 * 86_400_000 + 7_200_000, 5_430_000];
  expect(texts.map((left) => shortClockText(left, { d: 'd', h: 'h' }))).toEqual(['3 d', '1:30 h']);
});

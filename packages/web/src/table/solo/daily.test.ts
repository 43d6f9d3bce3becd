import { expect, test } from 'vitest';
import { dailyPlan, dailySeedOf, hasDaily, loadShare, today } from './daily.ts';

test('today is a date of the calendar on the wall', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('only some games have a puzzle of the day', () => {
  expect(['dice-box', 'six-sided-stout'].map(hasDaily)).toEqual([false, true]);
  expect(() => dailySeedOf('dice-box', '2026-11-15')).toThrow('no puzzle of the day');
});

test('a date has the same dice for everyone, and another date has others', () => {
  const seeds = ['2026-11-15', '2026-11-15', '2026-11-16'].map((date) => dailySeedOf('six-sided-stout', date));
  expect(seeds[0]).toBe(seeds[1]);
  expect(seeds[0]).not.toBe(seeds[2]);
});

test('the puzzle is played alone, on the board that everyone has', () => {
  const player = { kind: 'human', name: 'Anna' } as const;
  expect(dailyPlan('six-sided-stout', '2026-11-15', player)).toEqual({
    game: 'six-sided-stout',
    options: { board: 'standard' },
    seats: [player],
    daily: '2026-11-15',
  });
});

test('a result can be told in every language', async () => {
  const brewer = { score: 84, parts: [{ name: 'chocolate', value: 40 }], days: ['malt', 'roast'] };
  const texts = await Promise.all((['en', 'cs', 'it'] as const).map((one) => loadShare('six-sided-stout', one)));
  const told = texts.map((share) => share({ seats: [brewer] }, '2026-11-15'));
  expect(new Set(told).size).toBe(3);
  for (const text of told) expect(text).toContain('84');
});

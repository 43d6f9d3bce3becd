import { expect, test } from 'vitest';
import { dayAfter, daysAt, FIRST_DAY, inWords, isDay, numberOf, today, untilTomorrow } from './day.ts';

test.each(['2026-11-01', '2026-11-18', '2028-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));
test.each(['2026-10-31', '2027-02-29', '2026-13-01', '2027-1-1', '18.11.2026', '', '2026-11-18 ', '9999999999'])(
  '%s is none',
  (text) => expect(isDay(text)).toBe(false),
);

test('days are counted from the first one, through leap years', () => {
  expect([FIRST_DAY, '2026-12-31', '2028-03-01'].map(numberOf)).toEqual([0, 60, 486]);
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});

test('it is the same day everywhere only for some hours', () => {
  expect(daysAt(Date.parse('2026-11-18T05:00:00Z'))).toEqual(['2026-11-17', '2026-11-18']);
  expect(daysAt(Date.parse('2026-11-18T11:00:00Z'))).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  expect(daysAt(Date.parse('2026-11-18T18:00:00Z'))).toEqual(['2026-11-18', '2026-11-19']);
});

test('today is a date of the calendar on the wall', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('the next daily comes at midnight', () => {
  expect(untilTomorrow(new Date(2026, 11, 31, 23, 59, 30))).toBe(30_000);
});

test.each([
  ['cs', 'středa 18. listopadu 2026'],
  ['it', 'mercoledì 18 novembre 2026'],
])('a day is told in %s', (language, words) => expect(inWords('2026-11-18', language)).toBe(words));

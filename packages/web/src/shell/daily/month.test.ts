import { expect, test } from 'vitest';
import { monthAfter, monthBefore, weeksOf } from './month.ts';

test('a month has its days in weeks from Monday on', () => {
  const weeks = weeksOf('2026-11-18');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2027-02-14')).toHaveLength(4);
});

test('months follow each other, whatever their length', () => {
  expect([monthAfter('2026-01-31'), monthAfter('2026-12-15')]).toEqual(['2026-02-01', '2027-01-01']);
  expect([monthBefore('2026-03-31'), monthBefore('2026-01-15')]).toEqual(['2026-02-01', '2025-12-01']);
});

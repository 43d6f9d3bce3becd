import { expect, test } from 'vitest';
import { timedId } from './random-id.ts';

const AT = Date.UTC(2026, 10, 16, 12);
const A_SECOND = 1_000;
const A_YEAR = 366 * 24 * 3_600 * A_SECOND;

const momentOf = (id: string): string => id.slice(0, 5);

test('ids made at the same time begin alike, and nobody can tell how they go on', () => {
  const ids = Array.from({ length: 100 }, () => timedId(AT, 10));
  expect(new Set(ids.map(momentOf)).size).toBe(1);
  expect(new Set(ids).size).toBe(100);
});

test('ids of different seconds begin differently', () => {
  const moments = Array.from({ length: 100 }, (_, i) => momentOf(timedId(AT + i * A_SECOND, 10)));
  expect(new Set(moments).size).toBe(100);
});

test.each([0, AT, AT + A_YEAR, 100 * A_YEAR])('an id made at %i has the letters of every other', (now) => {
  expect(timedId(now, 10)).toMatch(/^[a-km-np-z2-9]{15}$/);
});

import type { Clock } from '@taproom/protocol';
import { expect, test } from 'vitest';
import type { Entry } from '../store/schema.ts';
import { nextTimeOut, startTimes, timesAfter } from './clock.ts';

const LIVE: Clock = { kind: 'live', bank: 60, increment: 5 };
const SLOW: Clock = { kind: 'slow', hours: 24 };
const HOUR = 3_600_000;

const entry = (kind: Entry['kind'], seat: number, at: number): Entry => ({
  match: 'm',
  seq: 1,
  kind,
  seat,
  action: null,
  key: '',
  at,
});

test('a live clock takes what was used and gives the increment for a move', () => {
  const start = startTimes(LIVE, 2, 0);
  expect(timesAfter(LIVE, start, [0], entry('play', 0, 10_000))).toEqual({ left: [55_000, 60_000], since: 10_000 });
});

test('a live clock gives nothing for leaving and coming back', () => {
  const start = startTimes(LIVE, 2, 0);
  const left = timesAfter(LIVE, start, [0], entry('standIn', 0, 10_000));
  expect(timesAfter(LIVE, left, [], entry('return', 0, 20_000))).toEqual({ left: [50_000, 60_000], since: 20_000 });
});

test('a slow clock begins anew with each move, and with each return', () => {
  const start = startTimes(SLOW, 2, 0);
  const moved = timesAfter(SLOW, start, [0], entry('play', 0, 3 * HOUR));
  expect(moved).toEqual({ left: [24 * HOUR, 24 * HOUR], since: 3 * HOUR });
  const late = timesAfter(SLOW, moved, [1], entry('timeout', 1, 30 * HOUR));
  expect(late.left).toEqual([24 * HOUR, 0]);
  expect(timesAfter(SLOW, late, [], entry('return', 1, 31 * HOUR)).left).toEqual([24 * HOUR, 24 * HOUR]);
});

test('of all who are waited for, the first whose time is up counts', () => {
  const times = { left: [5_000, 3_000, 1_000], since: 100 };
  expect(nextTimeOut(times, [0, 1])).toEqual({ seat: 1, at: 3_100 });
  expect(nextTimeOut(startTimes({ kind: 'none' }, 2, 0), [0, 1])).toBeUndefined();
  expect(nextTimeOut(times, [])).toBeUndefined();
});

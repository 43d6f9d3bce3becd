import { expect, test } from 'vitest';
import { type Clock, nextTimeOut, startTimes, timesAfter } from './clock.ts';
import type { EntryKind } from './entry.ts';

const LIVE: Clock = { kind: 'live', bank: 60, increment: 5 };
const SLOW: Clock = { kind: 'slow', hours: 24 };
const HOUR = 3_600_000;

const entry = (kind: EntryKind, seat: number, at: number) => ({ kind, seat, at });

test('a live clock takes what was used and gives the increment for a move', () => {
  const start = startTimes(LIVE, 2, 0);
  expect(timesAfter(LIVE, start, [0], entry('play', 0, 10_000))).toMatchObject({
    left: [55_000, 60_000],
    since: 10_000,
  });
});

test('a live clock gives nothing for leaving and coming back', () => {
  const start = startTimes(LIVE, 2, 0);
  const left = timesAfter(LIVE, start, [0], entry('standIn', 0, 10_000));
  expect(timesAfter(LIVE, left, [], entry('return', 0, 20_000))).toMatchObject({
    left: [50_000, 60_000],
    since: 20_000,
  });
});

test('a slow clock begins anew with each move, and with each return', () => {
  const start = startTimes(SLOW, 2, 0);
  const moved = timesAfter(SLOW, start, [0], entry('play', 0, 3 * HOUR));
  expect(moved).toMatchObject({ left: [24 * HOUR, 24 * HOUR], since: 3 * HOUR });
  const late = timesAfter(SLOW, moved, [1], entry('timeout', 1, 30 * HOUR));
  expect(late.left).toEqual([24 * HOUR, 0]);
  expect(timesAfter(SLOW, late, [], entry('return', 1, 31 * HOUR)).left).toEqual([24 * HOUR, 24 * HOUR]);
});

/** The first seat's remaining time after its own entries, with its clock always running. */
function leftAfter(clock: Clock, entries: readonly [EntryKind, number][]): number | undefined {
  let times = startTimes(clock, 2, 0);
  for (const [kind, at] of entries) times = timesAfter(clock, times, [0], entry(kind, 0, at));
  return times.left[0];
}

test('a live clock takes back what came with a move that is taken back', () => {
  const often = [1, 2, 3].flatMap((n): [EntryKind, number][] => [
    ['play', n * 1_000],
    ['undo', n * 1_000 + 500],
  ]);
  expect(leftAfter(LIVE, often)).toBe(60_000 - 3_500);
  const twice: [EntryKind, number][] = [
    ['play', 1_000],
    ['play', 2_000],
    ['undo', 3_000],
    ['undo', 4_000],
  ];
  expect(leftAfter(LIVE, twice)).toBe(56_000);
});

test('a slow clock goes on where it was before the move that is taken back', () => {
  const again: [EntryKind, number][] = [
    ['play', 20 * HOUR],
    ['undo', 21 * HOUR],
    ['play', 22 * HOUR],
    ['undo', 23 * HOUR],
  ];
  expect(leftAfter(SLOW, again)).toBe(HOUR);
  // The other seat's moves in the meantime stay.
  const start = startTimes(SLOW, 2, 0);
  const mine = timesAfter(SLOW, start, [0], entry('play', 0, 20 * HOUR));
  const theirs = timesAfter(SLOW, mine, [1], entry('play', 1, 30 * HOUR));
  expect(timesAfter(SLOW, theirs, [0], entry('undo', 1, 32 * HOUR)).left).toEqual([22 * HOUR, 14 * HOUR]);
});

test('of all who are waited for, the first whose time is up counts', () => {
  const times = { left: [5_000, 3_000, 1_000], since: 100, gains: [] };
  expect(nextTimeOut(times, [0, 1])).toEqual({ seat: 1, at: 3_100 });
  expect(nextTimeOut(startTimes({ kind: 'none' }, 2, 0), [0, 1])).toBeUndefined();
  expect(nextTimeOut(times, [])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { beginningOf } from '../testing/rooms.ts';
import { playedTable } from '../testing/tables.ts';
import { planAfter } from './due.ts';

const CLOCK = { kind: 'live', bank: 60, increment: 0 } as const;
const table = playedTable({ clock: CLOCK });
const live = beginningOf(table);
const began = live.times.since;
const known = { table, live, otherRules: undefined };
const [seat] = live.waitedFor;

test('a clock is looked at when it runs out, and those on turn hear that it has begun', () => {
  expect(planAfter(known, 0, began)).toEqual({ lookAgainAt: began + 60_000, isFirstTurn: true });
});

test('what is due is done; who let the time for the first move run out is not told again', () => {
  const due = { kind: 'timeout', seat, at: began + 60_000 };
  expect(planAfter(known, 0, began + 60_000)).toEqual({ due, lookAgainAt: null, isFirstTurn: false });
});

test('whoever has hours for a move is called again before they are over, once', () => {
  const slow = playedTable({ clock: { kind: 'slow', hours: 24 } });
  const hours = { ...known, table: slow, live: beginningOf(slow) };
  const [start, hour] = [hours.live.times.since, 3_600_000];
  expect(planAfter(hours, 0, start)).toEqual({ lookAgainAt: start + 21 * hour, isFirstTurn: true });
  const late = { lookAgainAt: start + 24 * hour, isFirstTurn: false, late: hours.live.waitedFor[0] };
  expect(planAfter(hours, 0, start + 21 * hour)).toEqual(late);
  expect(planAfter(hours, 0, start + 24 * hour)).toMatchObject({ due: { kind: 'timeout' }, lookAgainAt: null });
});

test('a bot plays at once', () => {
  const bots = playedTable({
    seats: [
      { kind: 'bot', level: 'regular' },
      { kind: 'bot', level: 'regular' },
    ],
  });
  expect(planAfter({ ...known, table: bots, live: beginningOf(bots) }, 0, began)).toMatchObject({
    due: { kind: 'bot' },
  });
});

test('where people play without a clock nothing is due', () => {
  const calm = playedTable();
  const plan = planAfter({ ...known, table: calm, live: beginningOf(calm) }, 0, began);
  expect(plan).toEqual({ lookAgainAt: null, isFirstTurn: true });
});

test('nothing is done after an entry that others have followed, or at a table where nobody plays', () => {
  const nothing = { lookAgainAt: null };
  expect(planAfter(known, 3, began)).toEqual(nothing);
  expect(planAfter({ ...known, live: undefined }, 0, began)).toEqual(nothing);
  const over = { ...table, row: { ...table.row, status: 'over' } } as const;
  expect(planAfter({ ...known, table: over }, 0, began)).toEqual(nothing);
});

test('a match whose rules are not here is looked at again later', () => {
  const otherRules = { code: 'other-rules', needs: 2, has: 1 } as const;
  expect(planAfter({ ...known, otherRules }, 0, 1_000)).toEqual({ lookAgainAt: 601_000 });
});

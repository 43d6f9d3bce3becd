import { expect, test } from 'vitest';
import { advanceStored } from '../match/stored.ts';
import { beginningOf, playFirst } from '../testing/rooms.ts';
import { playedTable } from '../testing/tables.ts';
import { decide, nextAfter, remember } from './changing.ts';
import type { Room } from './room.ts';

type Known = Pick<Room, 'id' | 'table' | 'live' | 'requests' | 'otherRules'>;

const NOW = 2_000_000;
const table = playedTable();
const live = beginningOf(table);
const known: Known = { id: table.row.id, table, live, requests: new Map(), otherRules: undefined };
const request = playFirst(live);

test('a move that may be made makes the next entry', () => {
  const decision = decide(known, request, NOW);
  const entry = { match: table.row.id, seq: 1, kind: 'play', seat: request.seat, key: 'once', at: NOW };
  expect(decision).toMatchObject({ kind: 'entry', before: live, after: { seq: 1 }, entry });
  expect(decision.kind === 'entry' && JSON.parse(decision.entry.action ?? '')).toEqual(request.action);
});

test('a request that comes once more is known by its key, even when the match is over', () => {
  const over: Known = { ...known, table: { ...table, row: { ...table.row, status: 'over' } } };
  const requests = new Map([['once', 7]]);
  expect(decide({ ...over, requests }, request, NOW)).toEqual({ kind: 'done', seq: 7 });
  expect(decide(over, request, NOW)).toEqual({ kind: 'refused', why: { code: 'game-over' } });
});

test('a request made for an older state is refused with the number of the present one', () => {
  const decision = decide(known, request, NOW);
  const next = decision.kind === 'entry' ? decision.after : live;
  expect(decide({ ...known, live: next }, request, NOW)).toEqual({ kind: 'refused', why: { code: 'stale', seq: 1 } });
});

test('nobody plays a seat for which a bot plays at the moment, but the server does', () => {
  const { seat } = request;
  const entry = { match: table.row.id, seq: 1, kind: 'standIn', seat, action: null, key: 'x', at: NOW } as const;
  const stoodIn: Known = { ...known, live: advanceStored(live, entry) };
  expect(decide(stoodIn, { ...request, seq: 1 }, NOW)).toEqual({ kind: 'refused', why: { code: 'stood-in' } });
  const { requester: _, ...byServer } = request;
  expect(decide(stoodIn, { ...byServer, seq: 1 }, NOW)).toMatchObject({ kind: 'entry' });
});

test('nothing is done before the match begins, or by rules that are not here', () => {
  expect(decide({ ...known, live: undefined }, request, NOW)).toMatchObject({ why: { code: 'not-started' } });
  const otherRules = { code: 'other-rules', needs: 2, has: 1 } as const;
  expect(decide({ ...known, otherRules }, request, NOW)).toEqual({ kind: 'refused', why: otherRules });
});

test('what the rules do not allow is refused by them', () => {
  const elsewhere = { ...request, seat: 1 - request.seat };
  expect(decide(known, elsewhere, NOW)).toMatchObject({ kind: 'refused', why: { code: 'not-your-turn' } });
});

test('of the requests only the last are remembered', () => {
  const requests = new Map<string, number>();
  for (let seq = 1; seq <= 100; seq++) remember(requests, { key: `k${seq}`, seq });
  expect([requests.size, requests.has('k36'), requests.has('k37')]).toEqual([64, false, true]);
});

test('after an entry a job waits for what is due, for nothing where people play without a clock', () => {
  expect(nextAfter(live)).toBeNull();
  const clocked = beginningOf(playedTable({ clock: { kind: 'live', bank: 60, increment: 0 } }));
  expect(nextAfter(clocked)).toBe(clocked.times.since + 60_000);
});

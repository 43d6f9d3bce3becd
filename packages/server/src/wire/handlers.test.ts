import type { ClientMessage } from '@taproom/protocol';
import { expect, test } from 'vitest';
import type { Player } from '../tables/player.ts';
import { ANNA, BEN, playedTable } from '../testing/tables.ts';
import { type Client, makeClient } from './client.ts';
import { answerTo, whyNotChange } from './handlers.ts';
import { idOf } from './request.ts';
import { hear } from './socket.ts';

/** Somebody at a server without any tables, who may send so many messages. */
function clientOf(player: Player | undefined, messages = 100): { client: Client; sent: unknown[] } {
  const sent: unknown[] = [];
  let left = messages;
  const hub = {
    open: async () => undefined,
    find: () => undefined,
    runDue: async () => null,
    closeIdle() {},
    size: () => 0,
    drain: async () => {},
    close: async () => {},
  };
  const waitToTalk = (count = 1): number => {
    left -= count;
    return left >= 0 ? 0 : 50;
  };
  const client = makeClient({
    hub,
    player,
    waitToTalk,
    spend: () => 0,
    isGone: () => false,
    send: (text) => sent.push(JSON.parse(text)),
  });
  return { client, sent };
}

const reportError = (error: unknown): never => {
  throw error;
};

test('a seat is changed by whom it belongs to, as the table allows', () => {
  const table = playedTable({ undo: false });
  expect(whyNotChange(table, ANNA, { type: 'play', seat: 0 })).toBeUndefined();
  expect(whyNotChange(table, BEN, { type: 'play', seat: 0 })).toEqual({ code: 'not-your-seat' });
  expect(whyNotChange(table, ANNA, { type: 'play', seat: 7 })).toEqual({ code: 'not-your-seat' });
  expect(whyNotChange(table, ANNA, { type: 'undo', seat: 0 })).toEqual({ code: 'no-undo' });
  expect(whyNotChange(playedTable(), ANNA, { type: 'undo', seat: 0 })).toBeUndefined();
  expect(whyNotChange(table, ANNA, { type: 'leave', seat: 0 })).toEqual({ code: 'no-stand-in' });
  expect(whyNotChange(playedTable({ timeOut: 'bot' }), ANNA, { type: 'leave', seat: 0 })).toBeUndefined();
});

const table = 'abcdefghjk';
const key = '0'.repeat(32);
const ABOUT_TABLES: readonly ClientMessage[] = [
  { type: 'watch', id: 1, table },
  { type: 'play', id: 1, table, seat: 0, seq: 0, key, action: { type: 'go' } },
  { type: 'say', id: 1, table, key, text: 'hello' },
  { type: 'grant', id: 1, table, isGranted: true },
  { type: 'log', id: 1, table, before: 1 },
  { type: 'chat', id: 1, table, before: 1 },
  { type: 'why', id: 1, table, seat: 0, action: { type: 'go' } },
  { type: 'hint', id: 1, table, seat: 0 },
];

test.each(ABOUT_TABLES)('$type is refused for a table that is not followed', async (message) => {
  const { client } = clientOf(ANNA);
  expect(await answerTo(client, message)).toEqual({ type: 'no', id: 1, why: { code: 'no-such-table' } });
});

test('a client is welcomed by name, and told of another version', async () => {
  const { client } = clientOf(ANNA);
  const hello = (version: number) => answerTo(client, { type: 'hello', id: 1, version });
  const told = await hello(-1);
  expect(told).toMatchObject({ type: 'no', why: { code: 'other-version' } });
  const version = told && 'why' in told && told.why.code === 'other-version' ? told.why.version : 0;
  expect(await hello(version)).toEqual({ type: 'welcome', id: 1, version, name: 'Anna' });
});

test('every message gets one answer, whatever it is and however many come', async () => {
  const { client, sent } = clientOf(undefined, 3);
  const counted: string[] = [];
  for (const message of [{ type: 'ping', id: 7 }, undefined, { type: 'cheat', id: 8 }, { type: 'ping', id: 9 }])
    await hear(client, message, { reportError, countRefusal: (code) => counted.push(code) });
  expect(sent).toEqual([
    { type: 'yes', id: 7 },
    { type: 'no', id: 0, why: { code: 'bad-message', path: '/' } },
    { type: 'no', id: 8, why: { code: 'bad-message', path: '/type' } },
    { type: 'no', id: 9, why: { code: 'too-many', after: 50 } },
  ]);
  expect(counted).toEqual(['bad-message', 'bad-message', 'too-many']);
});

test.each([
  [{ id: 3 }, 3],
  [{ id: -1 }, 0],
  [{ id: 1.5 }, 0],
  [{ id: '3' }, 0],
  [null, 0],
  ['text', 0],
])('the number of %j is %i', (message, id) => {
  expect(idOf(message)).toBe(id);
});

import type { Advice, ChatLine } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { invitationTo, type Table } from '../tables/table.ts';
import { beginningOf, listener, playFirst } from '../testing/rooms.ts';
import { ANNA, BEN, EVE, playedTable, waitingTable } from '../testing/tables.ts';
import { hintFor } from './advising.ts';
import { change } from './changing.ts';
import { stopDelayed } from './delayed-match.ts';
import { startMatch } from './refreshing.ts';
import { isInUse, makeRoom, type Room } from './room.ts';
import { allowedViewerOf, infoFor, stateFor, viewerOf } from './seen.ts';
import type { RoomServices } from './services.ts';
import { whyNotSay } from './talking.ts';
import { unwatch, watch } from './watching.ts';

const ADVICE: Advice = { unit: 'wins', options: [{ action: { type: 'go' }, value: 60 }] };

/** Keeps entries in memory, and is asked for nothing else. */
function memoryStore(kept: Entry[]): Store {
  const unused = (): never => {
    throw new Error('not here');
  };
  return {
    kind: 'sqlite',
    get db() {
      return unused();
    },
    append: async (entry) => kept.push(entry) > 0,
    listen: unused,
    startJobs: unused,
    close: unused,
  };
}

/** A room at which a match has begun, with what it has told the server. */
async function openRoom(table: Table, waitForHint = 0): Promise<{ room: Room; kept: Entry[]; called: number[] }> {
  const [kept, called]: [Entry[], number[]] = [[], []];
  const nobody = async (): Promise<ReadonlySet<string>> => new Set();
  const services: RoomServices = {
    store: memoryStore(kept),
    visits: { known: async () => new Map(), came() {}, went() {}, drain: async () => {} },
    expiry: { waiting: 0, playing: 0 },
    presences: { enter() {}, leave() {}, elsewhere: nobody, lookingElsewhere: nobody, stop: async () => {} },
    now: () => 2_000_000,
    think: () => Promise.reject(new Error('nobody thinks here')),
    advise: async () => ADVICE,
    waitForHint: () => waitForHint,
    mostWatchers: 5,
    notify: (_, seats) => void called.push(...seats),
    reportError(error) {
      throw error;
    },
  };
  const room = makeRoom(services, table, []);
  await startMatch(room, { snapshot: async () => undefined, pages: noEntries });
  return { room, kept, called };
}

async function* noEntries(): AsyncGenerator<readonly Entry[]> {}

const kindOf = (message: object): unknown => ('type' in message ? message.type : 'move');

describe('a room', () => {
  test('keeps a move, tells all who follow, answers whoever asked by that, and calls who is away', async () => {
    const { room, kept, called } = await openRoom(playedTable());
    const live = beginningOf(room.table);
    const { seat } = playFirst(live);
    const mover = listener([ANNA, BEN][seat]?.id ?? null);
    const onlooker = listener(EVE.id);
    for (const watcher of [mover, onlooker]) watch(room, watcher);
    expect(await change(room, playFirst(live, mover))).toEqual({ ok: true, seq: 1, isTold: true });
    expect([kept.length, room.live?.seq, mover.heard.length, onlooker.heard.length]).toEqual([1, 1, 1, 1]);
    expect(mover.heard[0]).toMatchObject({ m: room.id, n: 1, y: 1 });
    expect(onlooker.heard[0]).not.toHaveProperty('y');
    expect(called).toEqual([1 - seat]);
  });

  test('carries a request out once, though it comes twice, and counts what it refuses', async () => {
    const { room, kept } = await openRoom(playedTable());
    const request = playFirst(beginningOf(room.table));
    const both = await Promise.all([change(room, request), change(room, request)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await change(room, { ...request, key: 'another' })).toMatchObject({ ok: false });
    expect(kept).toHaveLength(1);
  });

  test('shows spectators a match later where the table wants it, and those who sit there at once', async () => {
    const { room } = await openRoom(playedTable({ delay: 60 }));
    await change(room, playFirst(beginningOf(room.table)));
    expect([
      stateFor(room, listener(ANNA.id)).seq,
      stateFor(room, listener(EVE.id)).seq,
      stateFor(room, listener(null)).seq,
    ]).toEqual([1, 0, 0]);
    if (room.delayed) stopDelayed(room.delayed);
  });

  test('does not tell those who lag behind that the match is over', async () => {
    const { room } = await openRoom(playedTable({ delay: 60 }));
    room.live = room.live && { ...room.live, standIns: [0] };
    room.table = { ...room.table, row: { ...room.table.row, status: 'over', ended_at: 5 } };
    expect(infoFor(room, 0)).toMatchObject({ status: 'over', endedAt: 5, seats: [{ isStoodIn: true }, {}] });
    expect(infoFor(room, 'table')).toMatchObject({
      status: 'playing',
      endedAt: null,
      seats: [{ isStoodIn: false }, {}],
    });
  });

  test('is in use as long as somebody follows, and tells the others who comes and goes', async () => {
    const { room } = await openRoom(playedTable());
    const [anna, ben] = [listener(ANNA.id), listener(BEN.id)];
    watch(room, anna);
    watch(room, ben);
    unwatch(room, ben);
    expect(anna.heard.map(kindOf)).toEqual(['info', 'info']);
    expect(isInUse(room)).toBe(true);
    unwatch(room, anna);
    expect(isInUse(room)).toBe(false);
  });

  test('is closed to those who only watch where the table wants it', async () => {
    const { room } = await openRoom(playedTable({ spectators: false }));
    expect(watch(room, listener(EVE.id))).toEqual({ code: 'no-spectators' });
    expect(watch(room, listener(BEN.id))).toMatchObject({ mine: [1] });
  });
});

test('so many watch a table, and whoever sits there always finds room', async () => {
  const { room } = await openRoom(playedTable());
  const strangers = Array.from({ length: 6 }, () => listener(null));
  const seen = strangers.map((stranger) => 'info' in watch(room, stranger));
  expect(seen).toEqual([true, true, true, true, true, false]);
  expect(watch(room, strangers[5] ?? listener(null))).toEqual({ code: 'too-many' });
  expect(watch(room, strangers[0] ?? listener(null))).toMatchObject({ mine: [] });
  expect(watch(room, listener(ANNA.id))).toMatchObject({ mine: [0] });
});

describe('the chat', () => {
  const line: ChatLine = { at: 1, name: 'Anna', seat: 0, text: 'between us' };

  test.each(['waits', 'is played'])('of a table that is not public and %s is closed to strangers', async (what) => {
    const table = what === 'waits' ? waitingTable() : playedTable();
    const { room } = await openRoom(table);
    room.chat = [{ key: 'once', line }];
    const chatOf = (player: string | null, invitation?: string): unknown => {
      const state = watch(room, listener(player), invitation);
      return 'chat' in state ? state.chat : state;
    };
    expect([chatOf(EVE.id), chatOf(null), chatOf(EVE.id, 'guessed')]).toEqual([[], [], []]);
    expect([chatOf(ANNA.id), chatOf(EVE.id, invitationTo(table))]).toEqual([[line], [line]]);
  });

  test('of a public table is open to all who may look', async () => {
    const { room } = await openRoom(playedTable({ isPublic: true }));
    room.chat = [{ key: 'once', line }];
    expect(watch(room, listener(EVE.id))).toMatchObject({ chat: [line] });
  });
});

describe('a player', () => {
  test('sees the table as their seat does, and somebody else as the table', () => {
    const table = playedTable();
    expect([ANNA.id, BEN.id, EVE.id, null].map((player) => viewerOf(table, player))).toEqual([0, 1, 'table', 'table']);
  });

  test('may look at a table without spectators while people are waited for', () => {
    const setup = { spectators: false };
    expect(allowedViewerOf(waitingTable(setup), EVE.id)).toBe('table');
    expect(allowedViewerOf(playedTable(setup), EVE.id)).toBeUndefined();
  });

  test('talks unless muted, and where they may look', () => {
    const table = playedTable();
    const muted: Table = {
      ...table,
      row: { ...table.row, spectators_muted: 1 },
      seats: table.seats.map((seat) => ({ ...seat, is_muted: seat.seat })),
    };
    const codes = [ANNA, BEN, EVE].map(({ id }) => whyNotSay(muted, id)?.code);
    expect(codes).toEqual([undefined, 'muted', 'muted']);
    expect(whyNotSay(playedTable({ spectators: false }), EVE.id)).toEqual({ code: 'no-spectators' });
  });
});

describe('a hint', () => {
  /** A room that allows hints, with whoever is to act and whoever waits. */
  async function asking(hints: boolean | undefined, waitForHint = 0) {
    const opened = await openRoom(playedTable(hints === undefined ? {} : { hints }), waitForHint);
    const { seat } = playFirst(beginningOf(opened.room.table));
    const players = [ANNA.id, BEN.id];
    return { ...opened, seat, player: players[seat] ?? '', other: players[1 - seat] ?? '' };
  }

  test('is given to whoever is to act, and everyone at the table is told that it was taken', async () => {
    const { room, kept, seat, player, other } = await asking(true);
    const rival = listener(other);
    watch(room, rival);
    expect(await hintFor(room, player, seat)).toEqual({ ok: true, value: ADVICE });
    expect(kept.map(({ kind, seat }) => ({ kind, seat }))).toEqual([{ kind: 'hint', seat }]);
    expect(stateFor(room, listener(other)).log.at(-1)).toEqual({ type: 'hinted', seat, at: 2_000_000 });
    expect(JSON.stringify(rival.heard)).not.toContain(JSON.stringify(ADVICE.options[0].action));
  });

  test('is the same when it is asked for again, and told of once', async () => {
    const { room, kept, seat, player } = await asking(true);
    await hintFor(room, player, seat);
    expect(await hintFor(room, player, seat)).toEqual({ ok: true, value: ADVICE });
    expect(kept).toHaveLength(1);
  });

  test('is refused where the table does not allow it, which it does only if nobody else may sit there', async () => {
    const { room, seat, player } = await asking(undefined);
    expect(await hintFor(room, player, seat)).toEqual({ ok: false, error: { code: 'no-hints' } });
    expect(stateFor(room, listener(player)).info.hints).toBe(false);
    const alone = playedTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] });
    expect(infoFor((await openRoom(alone)).room, 0).hints).toBe(true);
  });

  test('is refused to whoever is not to act, and to whoever asks too often', async () => {
    const { room, seat, other } = await asking(true);
    expect(await hintFor(room, other, 1 - seat)).toEqual({ ok: false, error: { code: 'not-your-turn' } });
    const often = await asking(true, 5_000);
    expect(await hintFor(often.room, often.player, often.seat)).toEqual({
      ok: false,
      error: { code: 'too-many', after: 5_000 },
    });
    expect(often.kept).toEqual([]);
  });
});

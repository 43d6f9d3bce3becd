import { makeNonce, type Tagged } from '@taproom/engine';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Entry } from '../../store/schema.ts';
import { type Guest, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { KINDS } from '../../testing/places.ts';
import { serveEachTest } from '../../testing/serving.ts';

const BOT = { kind: 'bot', level: 'regular' } as const;

describe.each(KINDS)('the house at tables kept in %s', (kind) => {
  /** How far the clock of the house is ahead. */
  let ahead = 0;
  const serving = serveEachTest(kind, () => ({ now: () => Date.now() + ahead }));
  let anna: Guest;
  let ben: Guest;

  beforeEach(async () => {
    ahead = 0;
    anna = await newGuest(serving.address, 'Anna');
    ben = await newGuest(serving.address, 'Ben');
  });

  /** Lets time pass, for the house and for its queue. */
  async function passTime(milliseconds: number): Promise<void> {
    ahead += milliseconds;
    if (kind === 'sqlite') return;
    const { db, close } = await openStore(serving.place);
    await sql`update graphile_worker._private_jobs set run_at = run_at - ${milliseconds} * interval '1 millisecond'
      where locked_at is null`.execute(db);
    await close();
  }

  /** Looks into the database until the match is as wished. */
  async function entriesWhen(table: string, isSo: (entries: Entry[], status: string) => boolean): Promise<Entry[]> {
    const { db, close } = await openStore(serving.place);
    for (;;) {
      // First how it stands: what led there can only be older.
      const { status } = await db
        .selectFrom('matches')
        .select('status')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      const entries = await db.selectFrom('entries').selectAll().where('match', '=', table).orderBy('seq').execute();
      if (isSo(entries, status)) {
        await close();
        return entries;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const isOver = (_: Entry[], status: string): boolean => status === 'over';

  test('plays for bots although nobody watches', async () => {
    const made = await anna.post('/api/tables', { ...SETUP, seats: [BOT, BOT] });
    const { id } = (made.body as { info: { id: string } }).info;
    const entries = await entriesWhen(id, isOver);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
  });

  test('lets bots play on after it was closed and opened again', async () => {
    const made = await anna.post('/api/tables', { ...SETUP, seats: [BOT, BOT] });
    const { id } = (made.body as { info: { id: string } }).info;
    await serving.restart();
    expect((await entriesWhen(id, isOver)).length).toBeGreaterThan(10);
  });

  test('waits for days where the table has so long, and no longer', async () => {
    const table = await sitDownTo([anna, ben], { clock: { kind: 'slow', hours: 24 }, timeOut: 'loss' });
    const line = await anna.connect();
    const { actors, clock } = await line.watch(table);
    expect(clock?.running).toEqual(actors);
    await passTime(25 * 3_600_000);
    const over = await line.until(table, ({ info }) => info.status === 'over');
    expect(over.resigned).toEqual(actors);
  });

  test('keeps clocks running while it is closed', async () => {
    const table = await sitDownTo([anna, ben], { clock: { kind: 'live', bank: 10, increment: 0 }, timeOut: 'loss' });
    await serving.restart(() => passTime(11_000));
    expect((await entriesWhen(table, isOver)).map((entry) => entry.kind)).toEqual(['timeout']);
  });

  test('lets a bot stand in for who leaves, and who comes back has the seat again', async () => {
    const table = await sitDownTo([anna, ben], { timeOut: 'bot' });
    const lines = [await anna.connect(), await ben.connect()] as const;
    await Promise.all(lines.map((line) => line.watch(table)));
    const change = (seat: 0 | 1, type: 'leave' | 'return') =>
      lines[seat].ask({ type, table, seat, seq: lines[seat].state(table).seq, key: makeNonce() });
    expect(await change(0, 'return')).toMatchObject({ why: { code: 'no-stand-in' } });
    expect(await change(0, 'leave')).toMatchObject({ type: 'yes' });
    const away = await lines[1].until(table, ({ info, actors }) => !!info.seats[0]?.isStoodIn && !actors.includes(0));
    expect(away.info.seats.map((seat) => seat.isStoodIn)).toEqual([true, false]);
    await lines[0].until(table, ({ seq }) => seq === away.seq);
    expect(await lines[0].play(table, 0, { type: 'place' })).toMatchObject({ why: { code: 'stood-in' } });
    expect(await change(0, 'return')).toMatchObject({ type: 'yes' });
    await lines[1].until(table, ({ info }) => !info.seats[0]?.isStoodIn);
    await lines[1].play(table, 1, lines[1].legal(table)[0] as Tagged);
    const back = await lines[0].until(table, ({ actors }) => actors.includes(0));
    expect(await lines[0].play(table, 0, lines[0].legal(table)[0] as Tagged)).toMatchObject({ seq: back.seq + 1 });
  });

  /** Both travel, and ask for a question wherever they can, until one is open. Gives the table. */
  async function askedTable(): Promise<{ table: string; hurry: number }> {
    const table = await sitDownTo([anna, ben], { game: 'whisky-game', options: { questionSeconds: '45' } });
    const lines = [await anna.connect(), await ben.connect()] as const;
    await Promise.all(lines.map((line) => line.watch(table)));
    for (;;) {
      const { actors, seq } = lines[0].state(table);
      const seat = actors[0] as 0 | 1;
      await lines[seat].until(table, (state) => state.seq >= seq);
      const actions = lines[seat].legal(table);
      if (actions.some(({ type }) => type === 'timeUp')) break;
      const action = actions.find(({ type }) => type === 'ask') ?? actions[seq % actions.length];
      await lines[seat].play(table, seat, action as Tagged);
      await lines[0].until(table, (state) => state.seq > seq);
    }
    return { table, hurry: lines[0].state(table).clock?.hurry ?? 0 };
  }

  async function expectNoAnswerAt(table: string): Promise<void> {
    const entries = await entriesWhen(table, (made) => made.some(({ key }) => key.startsWith('hurry')));
    expect(entries.find(({ key }) => key.startsWith('hurry'))).toMatchObject({
      kind: 'play',
      action: '{"type":"timeUp"}',
    });
  }

  test('gives no answer for who thinks too long about a question of The Whisky Game', async () => {
    const { table, hurry } = await askedTable();
    expect([hurry > 0, hurry <= 45_000]).toEqual([true, true]);
    await passTime(46_000);
    await expectNoAnswerAt(table);
  });

  test('does so too for a question whose time has run out while it was closed', async () => {
    const { table } = await askedTable();
    await serving.restart(() => passTime(46_000));
    await expectNoAnswerAt(table);
  });
});

import { makeNonce } from '@taproom/engine';
import type { KnownTable } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { expireTables } from '../../tables/expiry.ts';
import { type Guest, type Line, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { ANY_KIND, KINDS } from '../../testing/places.ts';
import { serveEachTest } from '../../testing/serving.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(ANY_KIND)('whoever is away from a table on %s', (kind) => {
  let clock = Date.now();
  const serving = serveEachTest(kind, () => ({ now: () => clock }));

  /** A table without a clock, at which the one whose turn it is goes away. */
  async function leftAlone(timeOut: 'bot' | 'loss') {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')] as const;
    const table = await sitDownTo(guests, { timeOut, absence: 10, undo: false });
    const lines = [await guests[0].connect(), await guests[1].connect()] as const;
    for (const line of lines) await line.watch(table);
    const seat = lines[0].state(table).actors[0] as 0 | 1;
    const [away, here] = [lines[seat], lines[1 - seat] as Line];
    const claim = (of: number = seat, by = here) =>
      by.ask({ type: 'claim', table, seat: of, seq: by.state(table).seq, key: makeNonce() });
    return { table, seat, away, here, claim };
  }

  test('is replaced by a bot after the time that the table says, and not before', async () => {
    const { table, seat, away, here, claim } = await leftAlone('bot');
    expect(here.state(table).info.absence).toBe(10);
    expect(await claim()).toMatchObject({ type: 'no', why: { code: 'not-away' } });
    await away.close();
    await here.until(table, ({ info }) => info.seats[seat]?.isHere === false);
    expect(await claim()).toMatchObject({ why: { code: 'not-away', after: 10 * MINUTE } });
    clock += 4 * MINUTE;
    expect(await claim()).toMatchObject({ why: { code: 'not-away', after: 6 * MINUTE } });
    clock += 6 * MINUTE;
    expect(await claim(1 - seat)).toMatchObject({ why: { code: 'not-your-seat' } });
    expect(await claim()).toMatchObject({ type: 'yes' });
    await here.until(table, ({ info }) => info.seats[seat]?.isStoodIn === true);
    expect(here.state(table).log).toContainEqual({ type: 'absent', seat, timeOut: 'bot' });
  });

  test('has some minutes to come back, however long they have been thinking', async () => {
    const { table, seat, away, here, claim } = await leftAlone('bot');
    clock += 60 * MINUTE;
    await away.close();
    await here.until(table, ({ info }) => info.seats[seat]?.isHere === false);
    expect(await claim()).toMatchObject({ why: { code: 'not-away', after: 5 * MINUTE } });
  });

  test('loses where the table has agreed to that', async () => {
    const { table, seat, away, here, claim } = await leftAlone('loss');
    await away.close();
    await here.until(table, ({ info }) => info.seats[seat]?.isHere === false);
    clock += 10 * MINUTE;
    expect(await claim()).toMatchObject({ type: 'yes' });
    expect((await here.until(table, ({ outcome }) => outcome !== null)).outcome?.places[seat]).toBe(2);
  });
});

describe.each(KINDS)('a table on %s', (kind) => {
  const serving = serveEachTest(kind);

  const newTable = async (host: Guest): Promise<KnownTable> => (await host.post('/api/tables', SETUP)).body;

  test('that waits is cancelled by whoever set it, and by nobody else', async () => {
    const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const { info } = await newTable(anna);
    const line = await ben.connect();
    await line.watch(info.id);
    const end = (by: Guest) => by.post(`/api/tables/${info.id}/end`, {});
    expect(await end(ben)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    expect(await end(anna)).toMatchObject({ status: 200, body: { info: { status: 'over', isBrokenOff: true } } });
    await line.until(info.id, ({ info: now }) => now.isBrokenOff === true);
    const sat = await ben.post(`/api/tables/${info.id}/sit`, { seat: 1, nonce: makeNonce() });
    expect(sat).toMatchObject({ status: 409, body: { code: 'already-begun' } });
  });

  test('is cleared away when nobody comes back to it, by the rule that stands on it', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const [anna] = guests as [Guest];
    const { info } = await newTable(anna);
    const [idle, slow] = [await sitDownTo(guests), await sitDownTo(guests, { clock: { kind: 'slow', hours: 720 } })];
    const at = info.expiresAt ?? 0;
    expect(at - info.createdAt).toBe(7 * DAY);
    const { db, close } = await openStore(serving.place);
    expect(await expireTables(db, at)).toEqual([]);
    expect(await expireTables(db, at + 1)).toEqual([info.id]);
    expect(await expireTables(db, at + 29 * DAY)).toEqual([idle]);
    const left = await db.selectFrom('matches').select('id').where('status', '!=', 'over').execute();
    expect(left.map(({ id }) => id)).toEqual([slow]);
    await close();
  });

  test('at which somebody has moved is not idle', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo(guests);
    const { db, close } = await openStore(serving.place);
    const now = Date.now() + 40 * DAY;
    const entry = { match: table, seq: 1, kind: 'hint', seat: 0, action: null, key: 'k', at: now - DAY } as const;
    await db.insertInto('entries').values(entry).execute();
    expect(await expireTables(db, now)).toEqual([]);
    await close();
  });
});

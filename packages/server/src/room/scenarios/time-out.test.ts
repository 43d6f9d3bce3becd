import { makeNonce, type Tagged } from '@taproom/engine';
import { games } from '@taproom/games';
import type { TableInfo, TableSetup } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { endTableNow } from '../../ops/admin.ts';
import { openStore } from '../../store/open.ts';
import type { Entry } from '../../store/schema.ts';
import { type Guest, type Line, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { ANY_KIND } from '../../testing/places.ts';
import { serveSuite } from '../../testing/serving.ts';

/** Seconds in which nobody can move. */
const NO_TIME = 0.01;
const SECOND = 1_000;

describe.each(ANY_KIND)('time at tables kept in %s', (kind) => {
  let still: number | undefined;
  const serving = serveSuite(kind, () => ({ now: () => still ?? Date.now() }));

  const twoGuests = async (): Promise<[Guest, Guest]> => [
    await newGuest(serving.address, 'Anna'),
    await newGuest(serving.address, 'Ben'),
  ];

  /** A table with a clock that nobody could ask for, since all time is up at once. */
  async function hurriedTable(guests: readonly [Guest, Guest], setup: Partial<TableSetup>): Promise<string> {
    const made = await guests[0].post('/api/tables', { ...SETUP, ...setup });
    const { id } = (made.body as { info: TableInfo }).info;
    const clock = { kind: 'live', bank: NO_TIME, increment: 0 };
    const { db, close } = await openStore(serving.place);
    const planted = JSON.stringify({ ...SETUP, ...setup, clock });
    await db.updateTable('matches').set({ setup: planted }).where('id', '=', id).execute();
    await close();
    for (const [seat, guest] of guests.entries())
      await guest.post(`/api/tables/${id}/sit`, { seat, nonce: makeNonce() });
    return id;
  }

  /** Waits until so many entries were made; then the table is ended. */
  async function firstEntries(table: string, count: number): Promise<Entry[]> {
    const { db, close } = await openStore(serving.place);
    const entries = db.selectFrom('entries').selectAll().where('match', '=', table).orderBy('seq').limit(count);
    await expect
      .poll(async () => (await entries.execute()).length, { timeout: 60_000, interval: 50 })
      .toBeGreaterThanOrEqual(count);
    await endTableNow(serving.place, table, Date.now());
    const made = await entries.execute();
    await close();
    return made;
  }

  describe.each(games.map(({ id }) => id))('that is up in a match of %s', (game) => {
    test('lets a bot play on for each seat', async () => {
      const entries = await firstEntries(await hurriedTable(await twoGuests(), { game, timeOut: 'bot' }), 6);
      const late = entries.filter((entry) => entry.kind === 'timeout').map(({ seat }) => seat);
      expect(late).toEqual([...new Set(late)]);
      const played = entries.filter(({ kind: one }) => one === 'play');
      expect(played.length).toBe(entries.length - late.length);
      for (const { seq, seat } of played)
        expect(entries.findIndex((entry) => entry.kind === 'timeout' && entry.seat === seat)).toBeLessThan(seq - 1);
    });

    test('lets a bot make one move at a time', async () => {
      const entries = await firstEntries(await hurriedTable(await twoGuests(), { game, timeOut: 'pass' }), 6);
      expect(entries.map((entry) => entry.kind)).toEqual(entries.map((_, i) => (i % 2 ? 'play' : 'timeout')));
      for (let i = 0; i < entries.length; i += 2) expect(entries[i + 1]?.seat).toBe(entries[i]?.seat);
    });

    test('costs the match', async () => {
      const guests = await twoGuests();
      const table = await hurriedTable(guests, { game, timeOut: 'loss' });
      const line = await guests[0].connect();
      await line.watch(table);
      const { resigned, outcome } = await line.until(table, ({ info }) => info.status === 'over');
      const [loser = -1] = resigned;
      expect([resigned.length, outcome?.places[loser], outcome?.places[1 - loser]]).toEqual([1, 2, 1]);
    });
  });

  test('is taken from the bank as it passes, and each move brings some back', async () => {
    still = Date.now();
    const guests = await twoGuests();
    const table = await sitDownTo(guests, { clock: { kind: 'live', bank: 60, increment: 5 }, undo: false });
    const lines = await Promise.all(guests.map((guest) => guest.connect()));
    const [before] = await Promise.all(lines.map((line) => line.watch(table)));
    const seat = before?.actors[0] as 0 | 1;
    expect(before?.clock).toEqual({ now: still, left: [60 * SECOND, 60 * SECOND], running: [seat] });
    still += 10 * SECOND;
    const line = lines[seat] as Line;
    await line.play(table, seat, line.legal(table)[0] as Tagged);
    const after = await line.until(table, ({ seq }) => seq === 1);
    const left = seat === 0 ? [55 * SECOND, 60 * SECOND] : [60 * SECOND, 55 * SECOND];
    expect(after.clock).toEqual({ now: still, left, running: after.actors });
    still = undefined;
  });
});

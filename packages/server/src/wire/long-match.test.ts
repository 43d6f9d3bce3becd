import { makeNonce } from '@taproom/engine';
import { advance } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { advanceStored } from '../match/stored.ts';
import { openStore } from '../store/open.ts';
import type { Entry } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { mustFindTable } from '../tables/find-table.ts';
import { connectWith, newGuest, sitDownTo } from '../testing/guest.ts';
import { KINDS } from '../testing/places.ts';
import { beginningOf, firstMove } from '../testing/rooms.ts';
import { serveEachTest } from '../testing/serving.ts';
import { limitsFrom } from './house-limits.ts';

/** Enough to keep a server busy for seconds. */
const MANY = 1_200;
const PAGE = 500;

/** Somebody has played and taken back for hours. */
async function plantUndoing({ db }: Store, table: string): Promise<void> {
  let live = beginningOf(await mustFindTable(db, table));
  const entries: Entry[] = [];
  const add = (kind: Entry['kind'], seat: number, action: string | null): void => {
    const entry = { match: table, seq: entries.length + 1, kind, seat, action, key: makeNonce(), at: 0 };
    live = advanceStored(live, entry);
    entries.push(entry);
  };
  while (entries.length < MANY) {
    const { seat, action } = firstMove(live);
    add('play', seat, JSON.stringify(action));
    const isFree = advance(live, { kind: 'undo', seq: live.seq + 1, seat, at: 0 }).ok;
    if (isFree) add('undo', seat, null);
  }
  for (let at = 0; at < entries.length; at += PAGE)
    await db
      .insertInto('entries')
      .values(entries.slice(at, at + PAGE))
      .execute();
}

describe.each(KINDS)('a match of thousands of entries on %s', (kind) => {
  const serving = serveEachTest(kind);

  const withStore = async (work: (store: Store) => Promise<void>): Promise<void> => {
    const store = await openStore(serving.place);
    await work(store);
    await store.close();
  };

  test('is opened while others are served, and the next time from where it was kept', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const table = await sitDownTo([anna, await newGuest(serving.address, 'Ben')], { game: 'six-sided-stout' });
    await serving.restart(() => withStore((store) => plantUndoing(store, table)));
    const line = await connectWith(serving.address, anna.token);
    const other = await connectWith(serving.address, '');
    let isOpen = false;
    const opened = line.watch(table).then((state) => {
      isOpen = true;
      return state;
    });
    let answered = 0;
    for (; !isOpen; answered++) await other.ask({ type: 'ping' });
    const { seq, view } = await opened;
    expect(seq).toBeGreaterThanOrEqual(MANY);
    // In one piece it would have let through hardly any.
    expect(answered).toBeGreaterThan(10);

    await serving.restart(() =>
      withStore(async ({ db }) => {
        const { seq: kept } = await db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow();
        expect(kept).toBe(seq);
        // Had it to be replayed from the start, it could not be opened any more.
        await db.deleteFrom('entries').where('seq', '<', kept).execute();
      }),
    );
    const again = await connectWith(serving.address, anna.token);
    expect(await again.watch(table)).toMatchObject({ seq, view });
  });

  test('is replayed once for all who ask for its log, in pieces', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo(guests, { game: 'six-sided-stout' });
    const lines = await Promise.all(guests.map((guest) => guest.connect()));
    for (const line of lines) await line.watch(table);
    const logs = await Promise.all(lines.map((line) => line.ask({ type: 'log', table, before: 1 })));
    for (const log of logs) expect(log).toMatchObject({ type: 'log', from: 0 });
  });
});

describe('a player who does too much', () => {
  const house = limitsFrom('moves=4/1,undos=2/1,chat=2/1,log=2/1');
  if ('wrong' in house) throw new Error(house.wrong);
  const serving = serveEachTest('sqlite', () => ({ house }));

  test('is told when to come again, and nothing is changed', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo(guests, { game: 'six-sided-stout' });
    const [anna, ben] = await Promise.all(guests.map((guest) => guest.connect()));
    if (!anna || !ben) throw new Error('nobody is there');
    for (const line of [anna, ben]) await line.watch(table);
    const tooMany = { type: 'no', why: { code: 'too-many', after: expect.any(Number) } };
    const key = makeNonce;
    const undo = () => anna.ask({ type: 'undo', table, seat: 0, seq: anna.state(table).seq, key: key() });
    expect([await undo(), await undo(), await undo()]).toMatchObject([{ why: {} }, { why: {} }, tooMany]);
    const leave = () => anna.ask({ type: 'leave', table, seat: 0, seq: 0, key: key() });
    for (let i = 0; i < 3; i++) expect(await leave()).toMatchObject({ why: { code: 'no-stand-in' } });
    const resign = (seq: number) => anna.ask({ type: 'resign', table, seat: 0, seq, key: key() });
    for (let i = 0; i < 4; i++) expect(await resign(9)).toMatchObject({ why: { code: 'stale' } });
    expect(await resign(0)).toMatchObject(tooMany);
    expect(anna.state(table)).toMatchObject({ seq: 0, resigned: [] });
    const say = () => anna.ask({ type: 'say', table, key: key(), text: 'Cheers' });
    expect([await say(), await say(), await say()]).toMatchObject([{ type: 'yes' }, { type: 'yes' }, tooMany]);
    const log = () => anna.ask({ type: 'log', table, before: 1 });
    expect([await log(), await log(), await log()]).toMatchObject([{ type: 'log' }, { type: 'log' }, tooMany]);
    expect(await ben.ask({ type: 'say', table, key: key(), text: 'Cheers' })).toMatchObject({ type: 'yes' });
  });
});

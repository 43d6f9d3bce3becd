import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, newEmptyDatabase, newPlace, type Place } from '../testing/places.ts';
import { openStore } from './open.ts';
import type { Entry } from './schema.ts';
import type { Store } from './store.ts';

const entry = (seq: number, match = 'somematch'): Entry => ({
  match,
  seq,
  kind: 'play',
  seat: 0,
  action: '{"type":"roll"}',
  key: `key ${seq}`,
  at: 1_000 + seq,
});

const allIn = ({ db }: Store): Promise<Entry[]> =>
  db.selectFrom('entries').selectAll().orderBy('match').orderBy('seq').execute();

describe.each(KINDS)('a store in %s', (kind) => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace(kind);
    store = await openStore(place.place);
  });

  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test('keeps entries as they are, and still has them when it is opened again', async () => {
    expect(await store.append(entry(1), null)).toBe(true);
    await store.close();
    store = await openStore(place.place);
    expect(await allIn(store)).toEqual([entry(1)]);
  });

  test('keeps a number of a match once, whoever comes with it', async () => {
    const kept = await Promise.all(
      [entry(1), entry(1), entry(2), entry(1, 'another')].map((one) => store.append(one, null)),
    );
    expect(kept).toEqual([true, false, true, true]);
    expect(await store.append({ ...entry(2), seat: 1 }, null)).toBe(false);
    expect(await allIn(store)).toEqual([entry(1, 'another'), entry(1), entry(2)]);
  });

  test('keeps a thousand entries that come at once', async () => {
    const many = Array.from({ length: 1_000 }, (_, i) => entry(i + 1));
    expect(new Set(await Promise.all(many.map((one) => store.append(one, null))))).toEqual(new Set([true]));
    expect(await allIn(store)).toEqual(many);
  });

  test('says so when it is closed', async () => {
    await store.close();
    await expect(store.append(entry(1), null)).rejects.toThrow();
    store = await openStore(place.place);
  });

  test('says so when it cannot write', async () => {
    await store.db.schema.dropTable('entries').execute();
    await expect(store.append(entry(1), null)).rejects.toThrow(/entries/);
  });
});

test('the embedded store goes on after a transaction that could not begin', async () => {
  const place = await newPlace('sqlite');
  const store = await openStore(place.place);
  await sql`begin`.execute(store.db);
  await expect(store.db.transaction().execute(async () => {})).rejects.toThrow(/within a transaction/);
  await sql`rollback`.execute(store.db);
  expect(await store.append(entry(1), null)).toBe(true);
  await store.close();
  await place.remove();
});

test('the embedded store says why it took a transaction back by itself, as on a full disk, and goes on', async () => {
  const place = await newPlace('sqlite');
  const store = await openStore(place.place);
  const twice = store.db.transaction().execute(async (tx) => {
    for (let i = 0; i < 2; i++)
      await sql`insert or rollback into settings (key, value) values ('one', 'x')`.execute(tx);
  });
  await expect(twice).rejects.toThrow(/UNIQUE constraint failed: settings.key/);
  expect(await store.append(entry(1), null)).toBe(true);
  await store.close();
  await place.remove();
});

describe('several processes with one database', () => {
  test('make its tables once, hear of each other, and never keep a number twice', async () => {
    const place = await newEmptyDatabase();
    const [one, other] = await Promise.all([openStore(place.place), openStore(place.place)]);
    const heard: string[] = [];
    const both = Promise.withResolvers<void>();
    await one.listen({
      onEntry(match, seq) {
        heard.push(`${match} ${seq}`);
        if (heard.length === 2) both.resolve();
      },
      onTable: () => {},
      onChat: () => {},
      onGap: () => {},
    });
    const kept = await Promise.all([
      one.append(entry(1), null),
      other.append(entry(1), null),
      other.append(entry(2), null),
    ]);
    await both.promise;
    expect([kept.filter((isKept) => isKept).length, heard.toSorted()]).toEqual([2, ['somematch 1', 'somematch 2']]);
    await Promise.all([one.close(), other.close()]);
    await place.remove();
  });
});

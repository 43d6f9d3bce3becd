import { renameSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { newPlace, type Place } from '../testing/places.ts';
import { makeReadiness, type Signs } from './readiness.ts';

let place: Place;
let store: Store;

beforeEach(async () => {
  place = await newPlace('sqlite');
  store = await openStore(place.place);
});

afterEach(async () => {
  await store.close();
  await place.remove();
});

const whyNot = (signs: Partial<Signs> = {}): Promise<string | undefined> =>
  makeReadiness({ store, file: place.place, isStopping: () => false, isQueueWorking: () => true, ...signs })();

test('a process is ready if database, disk and queue are', async () => {
  expect(await whyNot()).toBeUndefined();
  expect(await whyNot({ isQueueWorking: () => false })).toBe('queue');
  expect(await whyNot({ isStopping: () => true })).toBe('stopping');
});

test('it is not while the file is gone, and is once it is back', async () => {
  renameSync(place.place, `${place.place}-away`);
  expect(await whyNot()).toBe('file-gone');
  renameSync(`${place.place}-away`, place.place);
  expect(await whyNot()).toBeUndefined();
});

test('it is not while nothing can be written, and says why', async () => {
  await sql`pragma query_only = 1`.execute(store.db);
  expect(await whyNot()).toBe('disk-read-only');
  await sql`pragma query_only = 0`.execute(store.db);
  expect(await whyNot()).toBeUndefined();
});

test('it looks at most once a second', async () => {
  const ready = makeReadiness({ store, file: undefined, isStopping: () => false, isQueueWorking: () => true });
  expect(await ready()).toBeUndefined();
  await sql`pragma query_only = 1`.execute(store.db);
  expect(await ready()).toBeUndefined();
  await expect.poll(ready, { timeout: 5_000 }).toBe('disk-read-only');
});

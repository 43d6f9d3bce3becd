import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { JobWork, Store } from '../store/store.ts';
import { newPlace, type Place } from '../testing/places.ts';

let place: Place;
let stores: Store[];
let works: JobWork[];

beforeEach(async () => {
  place = await newPlace('postgres');
  stores = [await openStore(place.place), await openStore(place.place)];
  for (const store of stores) await store.listen({ onEntry() {}, onTable() {}, onChat() {}, onGap() {} });
  works = [];
});

afterEach(async () => {
  for (const work of works) await work.stop();
  for (const store of stores) await store.close();
  await place.remove();
});

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Every process does what is due, and each of these takes so long. */
async function runFor(time: number): Promise<number[]> {
  const begun: number[] = [];
  for (const store of stores)
    works.push(
      await store.startJobs(async (_, seq) => {
        begun.push(seq);
        await pause(time);
        return null;
      }, Date.now),
    );
  return begun;
}

const plan = (seq: number): Promise<boolean> | undefined => {
  const entry = {
    match: 'somematch',
    seq,
    kind: 'play',
    seat: 0,
    action: '{}',
    key: `${seq}`,
    at: Date.now(),
  } as const;
  return stores[0]?.append(entry, Date.now());
};

test('what takes long is begun once, however many processes could do it', async () => {
  const begun = await runFor(2_600);
  await plan(1);
  await pause(2_500);
  expect(begun).toEqual([1]);
});

test('what is due is done though the database went away while something was under way', async () => {
  const begun = await runFor(300);
  for (const seq of [1, 2, 3]) await plan(seq);
  await expect.poll(() => begun.length).toBe(3);
  const broken = await openStore(place.place);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(broken.db);
  await broken.close();
  await pause(1_000);
  await plan(4);
  await expect.poll(() => begun, { timeout: 10_000 }).toContain(4);
});

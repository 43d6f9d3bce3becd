import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { newPlace } from '../testing/places.ts';
import { nextJobs } from './in-process.ts';

const due = (...matches: string[]) => matches.map((match) => ({ match, seq: 1, at: 0 }));
const running = (...matches: string[]) => new Map(matches.map((match) => [match, true]));

test('a match whose job is under way waits', () => {
  expect(nextJobs(due('a', 'b'), running('a'))).toEqual(due('b'));
});

test('only so many jobs run at once', () => {
  const many = Array.from({ length: 20 }, (_, i) => `m${i}`);
  expect(nextJobs(due(...many), running()).length).toBe(16);
  expect(nextJobs(due(...many), running('x', 'y')).length).toBe(14);
  expect(nextJobs(due('z'), running(...many.slice(0, 16)))).toEqual([]);
});

test('on a full disk jobs wait, and are done once there is room again', async () => {
  const place = await newPlace('sqlite');
  const store = await openStore(place.place);
  const tried: string[] = [];
  const letter = 'x'.repeat(100_000);
  const work = await store.startJobs(async (match) => {
    tried.push(match);
    await sql`insert into settings (key, value) values (${match}, ${letter})`.execute(store.db);
    return null;
  }, Date.now);
  await sql`pragma max_page_count = 1`.execute(store.db);
  const now = Date.now();
  await sql`insert into due (match, seq, at) values ('a', 1, ${now}), ('b', 1, ${now})`.execute(store.db);
  await expect.poll(() => tried.toSorted()).toEqual(['a', 'b']);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await expect.poll(() => store.db.selectFrom('due').selectAll().execute()).toEqual([]);
  expect(tried.toSorted()).toEqual(['a', 'a', 'b', 'b']);
  await work.stop();
  await store.close();
  await place.remove();
});

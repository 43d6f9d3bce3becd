import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPlayer, type Person } from '../people/sessions.ts';
import { openStore } from '../store/open.ts';
import { createTable } from '../tables/create-table.ts';
import { SETUP } from '../testing/guest.ts';
import { newPlace } from '../testing/places.ts';
import { nextJobs } from './in-process.ts';

/** Due at tables of different hosts. */
const due = (...matches: string[]) => matches.map((match) => dueOf(match, `host of ${match}`));
const dueOf = (match: string, host: string) => ({ match, seq: 1, at: 0, host });
const running = (...matches: string[]) => new Map(due(...matches).map((job) => [job.match, job]));

test('a match whose job is under way waits', () => {
  expect(nextJobs(due('a', 'b'), running('a'))).toEqual(due('b'));
});

test('only so many jobs run at once', () => {
  const many = Array.from({ length: 20 }, (_, i) => `m${i}`);
  expect(nextJobs(due(...many), running()).length).toBe(16);
  expect(nextJobs(due(...many), running('x', 'y')).length).toBe(14);
  expect(nextJobs(due('z'), running(...many.slice(0, 16)))).toEqual([]);
});

test('of somebody who has set many tables, only a few are served at once', () => {
  const many = Array.from({ length: 20 }, (_, i) => dueOf(`m${i}`, 'Eve'));
  const mine = dueOf('mine', 'Anna');
  expect(nextJobs([...many, mine], new Map())).toEqual([...many.slice(0, 4), mine]);
  const under = new Map(many.slice(0, 3).map((job) => [job.match, job]));
  expect(nextJobs([...many, mine], under)).toEqual([many[3], mine]);
});

test('somebody’s hundred tables do not keep the one of another waiting', async () => {
  const place = await newPlace('sqlite');
  const store = await openStore(place.place);
  const [eve, anna] = [
    await createPlayer(store.db, 'guest', 'Eve', 0),
    await createPlayer(store.db, 'guest', 'Anna', 0),
  ];
  const bot = { kind: 'bot', level: 'guest' } as const;
  const tableOf = async (host: Person): Promise<string> => {
    const made = await createTable(store.db, host, { ...SETUP, seats: [bot, bot] }, 1);
    return made.ok ? made.value.row.id : '';
  };
  for (let i = 0; i < 100; i++) await tableOf(eve);
  const mine = await tableOf(anna);
  const begun: string[] = [];
  const work = await store.startJobs(async (match) => {
    begun.push(match);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return null;
  }, Date.now);
  await expect.poll(() => begun).toContain(mine);
  expect(begun.indexOf(mine)).toBeLessThan(8);
  await work.stop();
  await store.close();
  await place.remove();
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

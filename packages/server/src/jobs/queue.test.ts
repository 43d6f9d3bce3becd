import { type Runner, run, type WorkerEventMap } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { startListening } from '../store/postgres-listener.ts';
import { JOB } from '../store/postgres-triggers.ts';
import type { JobWork, Store } from '../store/store.ts';
import { newPlace, type Place } from '../testing/places.ts';
import { workQueue } from './queue.ts';

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

const plan = (seq: number, later = 0): Promise<boolean> | undefined => {
  const entry = {
    match: 'somematch',
    seq,
    kind: 'play',
    seat: 0,
    action: '{}',
    key: `${seq}`,
    at: Date.now(),
  } as const;
  return stores[0]?.append(entry, Date.now() + later);
};

test('what takes long is begun once, however many processes could do it', async () => {
  const begun = await runFor(2_600);
  await plan(1);
  await pause(2_500);
  expect(begun).toEqual([1]);
});

test('workers who fall silent without a word are replaced, and what they take late is taken from them', async () => {
  const listener = startListening(place.place);
  await listener.listen({ onEntry() {}, onTable() {}, onChat() {}, onGap() {} });
  const pool = new pg.Pool({ connectionString: place.place, max: 4 });
  for (const event of ['error', 'connect'] as const) pool.on(event, () => {});
  // They take nothing, they never end, and they cannot be stopped.
  const never = new Promise<void>(() => {});
  const silent = { promise: never, stop: () => never } as unknown as Runner;
  const wasWorking: (boolean | undefined)[] = [];
  const begun: number[] = [];
  const work: JobWork = await workQueue({
    pool,
    locks: listener,
    runJob: async (_, seq) => {
      begun.push(seq);
      return null;
    },
    now: Date.now,
    run: async (options) => {
      wasWorking.push(works.at(-1)?.isWorking());
      if (wasWorking.length > 1) return run(options);
      options.events?.emit('pool:create', { workerPool: { id: 'silent' } } as WorkerEventMap['pool:create']);
      return silent;
    },
  });
  works.push(work);
  await plan(1);
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual([1]);
  expect(wasWorking).toEqual([undefined, false]);
  expect(work.isWorking()).toBe(true);
  // It is due later, so that nobody else has it yet.
  await plan(2, 1_500);
  await pool.query("update graphile_worker._private_jobs set locked_by = 'silent', locked_at = now()");
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual([1, 2]);
  await works.pop()?.stop();
  await pool.end();
  await listener.stop();
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

test('what fails is tried again every two seconds, however often it has failed', async () => {
  let tries = 0;
  const [store] = stores as [Store];
  works.push(
    await store.startJobs(async () => {
      if (++tries < 5) throw new Error('not yet');
      return null;
    }, Date.now),
  );
  await plan(1);
  // Left to the queue, the fifth try would come half a minute later.
  await expect.poll(() => tries, { timeout: 20_000 }).toBe(5);
});

test('a queue that was left shut, although nobody is at work in it, is opened again', async () => {
  const [{ db }] = stores as [Store];
  const begun = await runFor(0);
  const job = JSON.stringify({ match: 'somematch', seq: 1, queue: 'of a host' });
  const later = sql`now() + interval '1 second'`;
  await sql`select graphile_worker.add_job(${JOB}, ${job}::json, queue_name := 'of a host', run_at := ${later})`.execute(
    db,
  );
  await sql`update graphile_worker._private_job_queues set locked_by = 'somebody', locked_at = now()`.execute(db);
  await expect.poll(() => begun, { timeout: 10_000 }).toEqual([1]);
});

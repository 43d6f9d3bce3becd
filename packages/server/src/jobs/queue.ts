import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Listener } from '../store/postgres-listener.ts';
import { JOB } from '../store/postgres-triggers.ts';
import type { RunJob } from '../store/store.ts';

/** How many jobs a process runs at a time. */
const AT_ONCE = 8;
/** How often to look for due jobs, in milliseconds; new ones that are due are announced at once. */
const POLL = 500;
/** How often to look for jobs of dead processes. */
const RESCUE = 1_000;
/** How long to wait before reconnecting to the database. */
const RETRY = 1_000;
/** The first half of the key of the advisory locks that show which workers are alive. */
const ALIVE = 7_469_412;

/** Jobs report their own errors. */
const SILENT = new Logger(() => () => {});

/** Creates the queue's tables; the caller makes sure that only one process does. */
export const prepareQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: SILENT });

const Job = Type.Object({ match: Type.String(), seq: Type.Integer() });
type Job = Static<typeof Job>;

/**
 * Works on the queue that all processes share. A process's workers take jobs under one name, and hold a lock for it as
 * long as the process lives, so that the others know it is alive.
 */
export async function workQueue(
  pool: pg.Pool,
  holdLock: Listener['holdLock'],
  runJob: RunJob,
  now: () => number,
): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  let isStopped = false;
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
    holdLock(ALIVE, name);
  });
  const begin = (): Promise<Runner> => run({ ...OPTIONS, pgPool: pool, events, taskList: tasksBy(runJob, now) });
  let runner = await begin();

  /** The workers give up when the database goes away; once it is back, new ones are started. */
  async function keepAtWork(): Promise<void> {
    while (!isStopped) {
      await runner.promise.catch(() => {});
      if (!isStopped) await beginAnew().catch(() => {});
    }
  }

  async function beginAnew(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    await free(pool, name);
    if (!isStopped) runner = await begin();
    if (isStopped) await runner.stop();
  }

  const working = keepAtWork();
  const rescuing = setInterval(() => void rescue(pool).catch(() => {}), RESCUE);
  return async () => {
    isStopped = true;
    clearInterval(rescuing);
    // It may have given up already.
    await runner.stop().catch(() => {});
    await working;
  };
}

const OPTIONS = {
  concurrency: AT_ONCE,
  pollInterval: POLL,
  noHandleSignals: true,
  logger: SILENT,
  parsedCronItems: [],
  // Without batches, however small, a result that cannot be reported would end the whole process instead of the
  // workers.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
};

const tasksBy = (runJob: RunJob, now: () => number): TaskList => ({
  async [JOB](payload, { addJob }) {
    const { match, seq } = jobIn(payload);
    const next = await runJob(match, seq);
    const runAt = new Date(Date.now() + (next ?? 0) - now());
    if (next !== null) await addJob(JOB, payload, { jobKey: `${match} ${seq}`, runAt });
  },
});

function jobIn(payload: unknown): Job {
  if (!Check(Job, payload)) throw new Error(`no job: ${JSON.stringify(payload)}`);
  return payload;
}

/** Releases the jobs taken under a name. */
const free = (pool: pg.Pool, name: string): Promise<unknown> =>
  pool.query('select graphile_worker.force_unlock_workers(array[$1])', [name]);

/** Releases the jobs of dead workers, which would otherwise stay locked for hours. */
const rescue = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and not exists (
        select from pg_locks
        where locktype = 'advisory' and classid = $1::int::oid and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
          and database = (select oid from pg_database where datname = current_database())
      )
    ) dead having count(*) > 0`,
    [ALIVE],
  );

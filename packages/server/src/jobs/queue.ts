import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Listener } from '../store/postgres-listener.ts';
import { ATTEND } from '../store/postgres-triggers.ts';
import type { Attend } from '../store/store.ts';

/** Jobs of one process at a time. */
const AT_ONCE = 8;
/** How often jobs whose time has come are looked for, in milliseconds; new ones that are due are told of at once. */
const POLL = 500;
/** How often jobs of processes that have died are looked for. */
const RESCUE = 1_000;
/** The first half of the name of the locks by which workers show that they live. */
const ALIVE = 7_469_412;

/** What goes wrong in a job is told by the job itself. */
const SILENT = new Logger(() => () => {});

/** Makes the queue's tables; the caller sees to it that only one process does. */
export const prepareQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: SILENT });

interface Job {
  readonly match: string;
  readonly seq: number;
}

/**
 * Works the queue that all processes share. Each worker has a lock held for it as long as its process lives, which tells
 * the others that it is at work.
 */
export async function workQueue(
  pool: pg.Pool,
  hold: Listener['hold'],
  attend: Attend,
  now: () => number,
): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => hold(ALIVE, worker.workerId));
  const runner = await run({
    pgPool: pool,
    concurrency: AT_ONCE,
    pollInterval: POLL,
    noHandleSignals: true,
    logger: SILENT,
    events,
    parsedCronItems: [],
    taskList: {
      async [ATTEND](payload, { addJob }) {
        const { match, seq } = payload as Job;
        const next = await attend(match, seq);
        const runAt = new Date(Date.now() + (next ?? 0) - now());
        if (next !== null) await addJob(ATTEND, payload, { jobKey: `${match} ${seq}`, runAt });
      },
    },
  });
  const rescuing = setInterval(() => void rescue(pool).catch(() => {}), RESCUE);
  return () => stop(runner, rescuing);
}

async function stop(runner: Runner, rescuing: NodeJS.Timeout): Promise<void> {
  clearInterval(rescuing);
  await runner.stop();
}

/** Frees the jobs of workers that have died; without this nobody would touch them for hours. */
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

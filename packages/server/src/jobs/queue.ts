import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Listener } from '../store/postgres-listener.ts';
import { JOB } from '../store/postgres-triggers.ts';
import type { JobWork, RunJob } from '../store/store.ts';

/** How many jobs a process runs at a time. */
const AT_ONCE = 8;
/** How often to look for due jobs, in milliseconds; new ones that are due are announced at once. */
const POLL = 500;
/** How long to wait before retrying a failed job. */
const RETRY = 2_000;
/** How often to look for jobs of dead processes. */
const RESCUE = 1_000;
/** How often to look whether the workers are still there, and after which silence they are not. */
const WATCH = 500;
const SILENCE = 4_000;
/** How long to wait for workers to finish what they have begun. */
const FAREWELL = 5_000;
/** The first half of the key of the advisory locks that show which workers are alive. */
const ALIVE = 7_469_412;

/** Jobs report their own errors. */
const SILENT = new Logger(() => () => {});

/** Creates the queue's tables; the caller makes sure that only one process does. */
export const prepareQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: SILENT });

const Job = Type.Object({ match: Type.String(), seq: Type.Integer(), queue: Type.Optional(Type.String()) });
type Job = Static<typeof Job>;

/** A crew of workers, which take jobs under one name. */
interface Crew {
  readonly name: string;
  readonly runner: Runner;
  /** When one of them was last heard of, on a clock that never jumps. */
  heard: number;
  /** How many are at work on a job. */
  busy: number;
  /** Whether they have given up. */
  isGone: boolean;
}

/** What a crew needs for its work. */
interface Workplace {
  readonly pool: pg.Pool;
  readonly locks: Pick<Listener, 'holdLock' | 'releaseLock'>;
  readonly runJob: RunJob;
  now(): number;
  /** Starts workers; a test may have them fall silent. */
  readonly run?: typeof run;
}

interface Queue {
  readonly workplace: Workplace;
  crew: Crew;
  /** A new crew is being called. */
  calling: Promise<void> | undefined;
  isStopped: boolean;
}

/**
 * Works on the queue that all processes share. The workers of a process take jobs under one name, and hold a lock for it as
 * long as the process lives, so that the others know it is alive. They may give up when the database goes away, and not always
 * say so: once nothing has been heard of them for a while, new ones are called.
 */
export async function workQueue(workplace: Workplace): Promise<JobWork> {
  const crew = await callCrew(workplace);
  const queue: Queue = { workplace, crew, calling: undefined, isStopped: false };
  const watching = setInterval(() => watch(queue), WATCH);
  const rescuing = setInterval(() => void rescue(workplace.pool).catch(() => {}), RESCUE);
  return {
    isWorking: () => isAtWork(queue.crew),
    async stop() {
      queue.isStopped = true;
      clearInterval(watching);
      clearInterval(rescuing);
      await queue.calling;
      await dismiss(queue.crew);
    },
  };
}

async function callCrew({ pool, locks, runJob, now, run: start = run }: Workplace): Promise<Crew> {
  const events: WorkerEvents = new EventEmitter();
  const crew = { name: '', heard: performance.now(), busy: 0, isGone: false };
  const hear = (busier = 0): void => {
    crew.heard = performance.now();
    crew.busy += busier;
  };
  events.on('pool:create', ({ workerPool }) => {
    crew.name = workerPool.id;
    locks.holdLock(ALIVE, workerPool.id);
  });
  events.on('worker:getJob:empty', () => hear());
  const runHeard: RunJob = (match, seq) => {
    hear(1);
    return runJob(match, seq).finally(() => hear(-1));
  };
  const runner = await start({ ...OPTIONS, pgPool: pool, events, taskList: tasksBy(runHeard, now) });
  const whole: Crew = Object.assign(crew, { runner });
  void runner.promise.catch(() => {}).finally(() => (crew.isGone = true));
  return whole;
}

/** As long as all workers are busy, none looks for jobs. */
const isAtWork = ({ isGone, heard, busy }: Crew): boolean =>
  !isGone && (busy >= AT_ONCE || performance.now() - heard < SILENCE);

function watch(queue: Queue): void {
  if (isAtWork(queue.crew) || queue.calling) return;
  queue.calling = replaceCrew(queue)
    // The database is still away.
    .catch(() => {})
    .finally(() => (queue.calling = undefined));
}

async function replaceCrew(queue: Queue): Promise<void> {
  const { workplace, crew } = queue;
  // What they have asked for before may still reach them; without the lock it is taken from them.
  void dismiss(crew).then(() => workplace.locks.releaseLock(ALIVE, crew.name));
  await workplace.pool.query('select graphile_worker.force_unlock_workers(array[$1])', [crew.name]);
  if (!queue.isStopped) queue.crew = await callCrew(workplace);
}

/** Lets workers finish; those that have given up, or hang, are not waited for. */
async function dismiss({ runner, isGone }: Crew): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, FAREWELL).unref());
  await Promise.race([isGone ? undefined : runner.stop().catch(() => {}), late]);
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
    const { match, seq, queue } = jobIn(payload);
    // The queue itself would wait longer after each failure, up to hours.
    const next = await runJob(match, seq).catch(() => now() + RETRY);
    const runAt = new Date(Date.now() + (next ?? 0) - now());
    if (next !== null)
      await addJob(JOB, payload, { jobKey: `${match} ${seq}`, runAt, ...(queue && { queueName: queue }) });
  },
});

function jobIn(payload: unknown): Job {
  if (!Check(Job, payload)) throw new Error(`no job: ${JSON.stringify(payload)}`);
  return payload;
}

async function rescue(pool: pg.Pool): Promise<void> {
  await freeJobs(pool);
  await freeQueues(pool);
}

/** Releases the jobs of dead workers, which would otherwise stay locked for hours. */
const freeJobs = (pool: pg.Pool): Promise<unknown> =>
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

/**
 * Opens queues in which no job is held. A queue stays shut for ever if a job that was taken from a silent worker is finished by
 * both, that one first: then the other finds no job any more whose queue it could open.
 */
const freeQueues = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `update graphile_worker._private_job_queues as queue set locked_by = null, locked_at = null
      where locked_by is not null and not exists (
        select from graphile_worker._private_jobs where job_queue_id = queue.id and locked_by is not null
      )`,
  );

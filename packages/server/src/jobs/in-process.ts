import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { RunJob } from '../store/store.ts';

/** Runs due jobs, for a database that only this process uses. */
export interface JobPoller {
  /** Looks at once, because something is known to be due. */
  poll(): void;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

type Job = Schema['due'];

interface Polling {
  readonly db: Kysely<Schema>;
  readonly run: RunJob;
  now(): number;
  /** Running jobs by match. */
  readonly running: Map<string, Promise<void>>;
  isStopped: boolean;
}

/** How often the database is asked what is due, in milliseconds. */
const INTERVAL = 200;
/** How long to wait before retrying a failed job, in milliseconds. */
const RETRY = 5_000;
const AT_ONCE = 16;

export function startPolling(db: Kysely<Schema>, run: RunJob, now: () => number): JobPoller {
  const polling: Polling = { db, run, now, running: new Map(), isStopped: false };
  const poll = (): void => void startDue(polling).catch(() => {});
  const timer = setInterval(poll, INTERVAL);
  poll();
  return {
    poll,
    async stop() {
      polling.isStopped = true;
      clearInterval(timer);
      await Promise.all(polling.running.values());
    },
  };
}

async function startDue(polling: Polling): Promise<void> {
  if (polling.isStopped) return;
  const due = await dueJobs(polling.db, polling.now());
  if (polling.isStopped) return;
  for (const job of nextJobs(due, polling.running)) start(polling, job);
}

/** The jobs that may start: one per match at a time, and a limited number in all. */
export const nextJobs = (due: readonly Job[], running: ReadonlyMap<string, unknown>): Job[] =>
  due.filter(({ match }) => !running.has(match)).slice(0, Math.max(0, AT_ONCE - running.size));

function start(polling: Polling, job: Job): void {
  const done = runJob(polling, job).finally(() => {
    polling.running.delete(job.match);
    void startDue(polling).catch(() => {});
  });
  polling.running.set(job.match, done);
}

async function runJob({ db, run, now }: Polling, { match, seq }: Job): Promise<void> {
  const next = await run(match, seq).catch(() => now() + RETRY);
  // An entry made meanwhile has scheduled the next job itself.
  if (next === null) await db.deleteFrom('due').where('match', '=', match).where('seq', '=', seq).execute();
  else await db.updateTable('due').set({ at: next }).where('match', '=', match).where('seq', '=', seq).execute();
}

const dueJobs = (db: Kysely<Schema>, now: number): Promise<Job[]> =>
  db
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', now)
    .orderBy('at')
    .limit(AT_ONCE * 2)
    .execute();

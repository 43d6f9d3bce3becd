import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { JobWork, RunJob } from '../store/store.ts';

/** Runs due jobs, for a database that only this process uses. */
export interface JobPoller extends JobWork {
  /** Looks at once, because something is known to be due. */
  poll(): void;
}

type Job = Schema['due'];

interface Polling {
  readonly db: Kysely<Schema>;
  readonly run: RunJob;
  now(): number;
  /** Running jobs by match. */
  readonly running: Map<string, Promise<void>>;
  /** Matches whose job has failed, and when to try it again. A full disk has no room to write that down. */
  readonly resting: Map<string, number>;
  /** When the database was last asked, on a clock that never jumps. */
  asked: number;
  isStopped: boolean;
}

/** How often the database is asked what is due, in milliseconds. */
const INTERVAL = 200;
/** How long to wait before retrying a failed job, in milliseconds. */
const RETRY = 2_000;
const AT_ONCE = 16;
/** After how long without an answer of the database nothing is being done any more. */
const SILENCE = 4_000;

export function startPolling(db: Kysely<Schema>, run: RunJob, now: () => number): JobPoller {
  const polling: Polling = { db, run, now, running: new Map(), resting: new Map(), asked: 0, isStopped: false };
  const poll = (): void => void startDue(polling).catch(() => {});
  const timer = setInterval(poll, INTERVAL);
  poll();
  return {
    poll,
    isWorking: () => performance.now() - polling.asked < SILENCE,
    async stop() {
      polling.isStopped = true;
      clearInterval(timer);
      await Promise.all(polling.running.values());
    },
  };
}

async function startDue(polling: Polling): Promise<void> {
  if (polling.isStopped) return;
  wakeRested(polling);
  const due = await dueJobs(polling);
  polling.asked = performance.now();
  if (polling.isStopped) return;
  // Some may have failed meanwhile.
  const awake = due.filter(({ match }) => !polling.resting.has(match));
  for (const job of nextJobs(awake, polling.running)) start(polling, job);
}

/** The jobs that may start: one per match at a time, and a limited number in all. */
export const nextJobs = (due: readonly Job[], running: ReadonlyMap<string, unknown>): Job[] =>
  due.filter(({ match }) => !running.has(match)).slice(0, Math.max(0, AT_ONCE - running.size));

function wakeRested({ resting }: Polling): void {
  const now = performance.now();
  for (const [match, until] of resting) if (until <= now) resting.delete(match);
}

function start(polling: Polling, job: Job): void {
  const done = runJob(polling, job).finally(() => {
    polling.running.delete(job.match);
    void startDue(polling).catch(() => {});
  });
  polling.running.set(job.match, done);
}

async function runJob({ db, run, resting }: Polling, { match, seq }: Job): Promise<void> {
  try {
    const next = await run(match, seq);
    // An entry made meanwhile has scheduled the next job itself.
    if (next === null) await db.deleteFrom('due').where('match', '=', match).where('seq', '=', seq).execute();
    else await db.updateTable('due').set({ at: next }).where('match', '=', match).where('seq', '=', seq).execute();
  } catch {
    resting.set(match, performance.now() + RETRY);
  }
}

const dueJobs = ({ db, now, resting }: Polling): Promise<Job[]> =>
  db
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', now())
    .where('match', 'not in', [...resting.keys()])
    .orderBy('at')
    .limit(AT_ONCE * 2)
    .execute();

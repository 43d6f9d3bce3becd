import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { JobWork, RunJob } from '../store/store.ts';

/** Runs due jobs, for a database that only this process uses. */
export interface JobPoller extends JobWork {
  /** Looks at once, because something is known to be due. */
  poll(): void;
}

/** What is due at a table, and who has set it. */
type Job = Schema['due'] & { readonly host: string };

interface Running {
  readonly host: string;
  readonly done: Promise<void>;
}

interface Polling {
  readonly db: Kysely<Schema>;
  readonly run: RunJob;
  now(): number;
  /** Running jobs by match. */
  readonly running: Map<string, Running>;
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
/** However many tables somebody has set, no more of them are served at once, so that the others are served too. */
const MOST_OF_A_HOST = 4;
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
      await Promise.all([...polling.running.values()].map(({ done }) => done));
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

/** The jobs that may start: one per match at a time, some per host, and a limited number in all. */
export function nextJobs(due: readonly Job[], running: ReadonlyMap<string, Pick<Running, 'host'>>): Job[] {
  const served = new Map<string, number>();
  const serve = (host: string): unknown => served.set(host, (served.get(host) ?? 0) + 1);
  for (const { host } of running.values()) serve(host);
  const next: Job[] = [];
  for (const job of due) {
    if (next.length + running.size >= AT_ONCE) break;
    if (running.has(job.match) || (served.get(job.host) ?? 0) >= MOST_OF_A_HOST) continue;
    serve(job.host);
    next.push(job);
  }
  return next;
}

function wakeRested({ resting }: Polling): void {
  const now = performance.now();
  for (const [match, until] of resting) if (until <= now) resting.delete(match);
}

function start(polling: Polling, job: Job): void {
  const done = runJob(polling, job).finally(() => {
    polling.running.delete(job.match);
    void startDue(polling).catch(() => {});
  });
  polling.running.set(job.match, { host: job.host, done });
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

/** The first of each host come first, then the second of each, and so on. */
const dueJobs = ({ db, now, resting }: Polling): Promise<Job[]> =>
  db
    .selectFrom('due')
    .leftJoin('matches', 'matches.id', 'due.match')
    .select((row) => [
      'due.match',
      'due.seq',
      'due.at',
      row.fn.coalesce('matches.host', 'due.match').as('host'),
      sql<number>`row_number() over (partition by matches.host order by due.at)`.as('turn'),
    ])
    .where('due.at', '<=', now())
    .where('due.match', 'not in', [...resting.keys()])
    .orderBy('turn')
    .orderBy('due.at')
    .limit(AT_ONCE * 2)
    .execute();

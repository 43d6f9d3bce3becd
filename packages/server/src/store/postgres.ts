import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { prepareQueue, workQueue } from '../jobs/queue.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { startListening } from './postgres-listener.ts';
import { CHANNEL, JOB } from './postgres-triggers.ts';
import type { Schema } from './schema.ts';
import type { OnCommit, Planned, Store } from './store.ts';

const BIGINT = 20;
/** Times and counts fit into a number. */
pg.types.setTypeParser(BIGINT, Number);

const CONNECTIONS = 12;
/** The lock for preparing the database. */
const PREPARING = 7_469_411;

/** A database server that several processes may share. */
export async function openPostgres(url: string, onCommit: OnCommit): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // An idle connection that breaks is replaced by the next query; without a handler the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await oneAtATime(pool, async () => {
    await prepareQueue(pool);
    await migrate(db, 'postgres');
  });
  const listener = startListening(url);
  const append = groupCommit((batch: readonly Planned[]) => insert(pool, batch), onCommit);
  return {
    kind: 'postgres',
    db,
    append: (entry, next) => append({ entry, next }),
    listen: listener.listen,
    startJobs: (runJob, now) => workQueue({ pool, locks: listener, runJob, now }),
    async close() {
      await listener.stop();
      await db.destroy();
    },
  };
}

/** Makes processes prepare the database one at a time. */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARING]);
    await work();
    await client.query('select pg_advisory_unlock($1)', [PREPARING]);
  } finally {
    client.release();
  }
}

/** Nothing is added to a match that has been ended from outside. */
const INSERT = `with added as (
    insert into entries (match, seq, kind, seat, action, key, at)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[]) as new (match)
    where not exists (select from matches where id = new.match and status = 'over')
    on conflict do nothing returning match, seq
  )
  select match, seq, pg_notify('${CHANNEL}', 'entry ' || match || ' ' || seq) from added`;

/** The same, and in addition queues jobs that are due and marks finished matches as over. */
const INSERT_AND_PLAN = `with added as (
    insert into entries (match, seq, kind, seat, action, key, at)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[]) as new (match)
    where not exists (select from matches where id = new.match and status = 'over')
    on conflict do nothing returning match, seq, at
  ), planned as (
    select match, seq, wait, taproom_queue(match) as queue from added
    join unnest($1::text[], $2::int[], $8::bigint[]) as plan (match, seq, wait) using (match, seq)
    where wait is not null
  ), queued as (
    select (graphile_worker.add_job(
      '${JOB}', json_build_object('match', match, 'seq', seq, 'queue', queue), job_key := match || ' ' || seq,
      queue_name := queue, run_at := now() + wait * interval '1 millisecond')).id as job
    from planned
  ), ended as (
    update matches set status = 'over', ended_at = added.at
    from added join unnest($1::text[], $2::int[], $9::boolean[]) as last (match, seq, is_last) using (match, seq)
    where id = match and is_last and status = 'playing'
  )
  select match, seq, pg_notify('${CHANNEL}', 'entry ' || match || ' ' || seq), (select count(job) from queued) from added`;

/** Relative, because the clocks of the database and of this computer may differ. */
const waitOf = ({ entry, next }: Planned): number | null =>
  typeof next === 'number' ? Math.ceil(Math.max(0, next - entry.at)) : null;

const isLast = ({ next }: Planned): boolean => next === 'over';

/** Adds entries in one statement, which also notifies the other processes on commit. */
async function insert(pool: pg.Pool, batch: readonly Planned[]): Promise<boolean[]> {
  const entries = batch.map(({ entry }) => entry);
  const values = [
    entries.map(({ match }) => match),
    entries.map(({ seq }) => seq),
    entries.map(({ kind }) => kind),
    entries.map(({ seat }) => seat),
    entries.map(({ action }) => action),
    entries.map(({ key }) => key),
    entries.map(({ at }) => at),
  ];
  const query = batch.every(({ next }) => next === null)
    ? { name: 'append', text: INSERT, values }
    : { name: 'append-and-plan', text: INSERT_AND_PLAN, values: [...values, batch.map(waitOf), batch.map(isLast)] };
  const { rows } = await pool.query<{ match: string; seq: number }>(query);
  const added = new Set(rows.map(({ match, seq }) => `${match} ${seq}`));
  // Of two with the same number in one batch, the first was added.
  return entries.map(({ match, seq }) => added.delete(`${match} ${seq}`));
}

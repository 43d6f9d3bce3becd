import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Entry, Schema } from './schema.ts';
import type { OnEntry, Store } from './store.ts';

const BIGINT = 20;
/** Times and counts fit into a number. */
pg.types.setTypeParser(BIGINT, Number);

const CHANNEL = 'taproom_entries';
const CONNECTIONS = 10;

/** A database server that several processes may share. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A connection that breaks while it rests is replaced by the next query; without this the process would end.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const listener = startListener(url);
  return {
    kind: 'postgres',
    db,
    append: groupCommit((entries) => insert(pool, entries)),
    listen: listener.listen,
    async close() {
      await listener.stop();
      await db.destroy();
    },
  };
}

const INSERT = `with added as (
    insert into entries (match, seq, kind, seat, action, key, at)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[])
    on conflict do nothing returning match, seq
  )
  select match, seq, pg_notify('${CHANNEL}', match || ' ' || seq) from added`;

/** Adds entries in one statement, which also tells the other processes once it is committed. */
async function insert(pool: pg.Pool, entries: readonly Entry[]): Promise<boolean[]> {
  const columns = [
    entries.map(({ match }) => match),
    entries.map(({ seq }) => seq),
    entries.map(({ kind }) => kind),
    entries.map(({ seat }) => seat),
    entries.map(({ action }) => action),
    entries.map(({ key }) => key),
    entries.map(({ at }) => at),
  ];
  const { rows } = await pool.query<{ match: string; seq: number }>({ name: 'append', text: INSERT, values: columns });
  const added = new Set(rows.map(({ match, seq }) => `${match} ${seq}`));
  // Of two with the same number in one batch, the first was added.
  return entries.map(({ match, seq }) => added.delete(`${match} ${seq}`));
}

const RETRY = 1_000;

/** A connection of its own that hears of entries, and comes back by itself when it is lost. */
function startListener(url: string) {
  let client: pg.Client | undefined;
  let onEntry: OnEntry | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    if (isStopped) return;
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload = '' }) => {
      const [match = '', seq = ''] = payload.split(' ');
      onEntry?.(match, Number(seq));
    });
    next.on('error', () => void retry(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch {
      await retry(next);
    }
  }

  async function retry(lost: pg.Client): Promise<void> {
    await lost.end().catch(() => {});
    if (isStopped) return;
    setTimeout(() => void connect(), RETRY);
  }

  return {
    listen(heard: OnEntry): Promise<void> {
      onEntry = heard;
      return connect();
    },
    async stop(): Promise<void> {
      isStopped = true;
      await client?.end().catch(() => {});
    },
  };
}

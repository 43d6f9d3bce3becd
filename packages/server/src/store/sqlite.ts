import { Kysely } from 'kysely';
import { type Attendant, startAttending } from '../jobs/in-process.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { dialectFor, startDatabaseThread } from './sqlite-driver.ts';
import type { Planned, Store } from './store.ts';

/** The embedded database in a file. Only one process uses it, so there is nobody to listen to. */
export async function openSqlite(file: string): Promise<Store> {
  const thread = startDatabaseThread(file);
  const db = new Kysely<Schema>({ dialect: dialectFor(thread) });
  await migrate(db, 'sqlite');
  // Only whoever has the connection may write: not in the middle of a transaction.
  const write = groupCommit((batch: readonly Planned[]) => db.connection().execute(() => thread.keep(batch)));
  let attendant: Attendant | undefined;
  return {
    kind: 'sqlite',
    db,
    async append(entry, next) {
      const isKept = await write({ entry, next });
      if (typeof next === 'number') attendant?.look();
      return isKept;
    },
    listen: async () => {},
    async attendBy(attend, now) {
      attendant = startAttending(db, attend, now);
      return attendant.stop;
    },
    close: () => db.destroy(),
  };
}

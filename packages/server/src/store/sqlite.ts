import { Kysely } from 'kysely';
import { type JobPoller, startPolling } from '../jobs/in-process.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { dialectFor, startDatabaseThread } from './sqlite-driver.ts';
import type { OnCommit, Store } from './store.ts';

/** The embedded database in a file. Only one process uses it, so there are no notifications. */
export async function openSqlite(file: string, onCommit: OnCommit): Promise<Store> {
  const thread = startDatabaseThread(file);
  const db = new Kysely<Schema>({ dialect: dialectFor(thread) });
  await migrate(db, 'sqlite');
  const write = groupCommit(thread.append, onCommit);
  let poller: JobPoller | undefined;
  return {
    kind: 'sqlite',
    db,
    append(entry, next) {
      const isKept = write({ entry, next });
      if (typeof next === 'number')
        void isKept.then(
          () => poller?.poll(),
          () => {},
        );
      return isKept;
    },
    listen: async () => {},
    async startJobs(run, now) {
      poller = startPolling(db, run, now);
      return poller;
    },
    close: () => db.destroy(),
  };
}

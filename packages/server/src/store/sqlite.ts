import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Attendant, startAttending } from '../jobs/in-process.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { prepare } from './sqlite-file.ts';
import type { Planned, Store } from './store.ts';

/** The embedded database in a file. Only one process uses it, so there is nobody to listen to. */
export async function openSqlite(file: string): Promise<Store> {
  const database = prepare(new Database(file));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, 'sqlite');
  const writer = startWriter(file);
  const write = groupCommit(writer.write);
  let attendant: Attendant | undefined;
  return {
    kind: 'sqlite',
    db,
    async append(entry, dueAt) {
      const isKept = await write({ entry, dueAt });
      if (dueAt !== null) attendant?.look();
      return isKept;
    },
    listen: async () => {},
    async attendBy(attend, now) {
      attendant = startAttending(db, attend, now);
      return attendant.stop;
    },
    async close() {
      await writer.stop();
      await db.destroy();
    },
  };
}

type Reply = { readonly kept: readonly boolean[] } | { readonly error: string };

/** Entries are written by a thread of their own, so that the table does not wait while the disk flushes. */
function startWriter(file: string) {
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
  let answer: ((reply: Reply) => void) | undefined;
  worker.on('message', (reply: Reply) => answer?.(reply));
  worker.on('error', (error) => answer?.({ error: String(error) }));
  return {
    write: (batch: readonly Planned[]): Promise<readonly boolean[]> =>
      new Promise((resolve, reject) => {
        answer = (reply) => ('kept' in reply ? resolve(reply.kept) : reject(new Error(reply.error)));
        worker.postMessage(batch);
      }),
    stop: async (): Promise<void> => void (await worker.terminate()),
  };
}

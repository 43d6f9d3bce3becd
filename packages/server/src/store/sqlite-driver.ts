import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Found, Reply, Row, Task } from './sqlite-thread.ts';
import type { Planned } from './store.ts';

/** The thread that has the database. It does one thing after the other, in the order in which it is asked. */
export interface DatabaseThread {
  query(sql: string, parameters: readonly unknown[]): Promise<Found>;
  /** Keeps entries in a transaction of their own, never in the middle of another. */
  keep(batch: readonly Planned[]): Promise<readonly boolean[]>;
  /** From now on a transaction is under way, until it is let go. */
  hold(): void;
  letGo(): void;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

export function startDatabaseThread(file: string): DatabaseThread {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
  const waiting: Waiting[] = [];
  let gone: Error | undefined;

  function lose(error: Error): void {
    gone ??= error;
    for (const { reject } of waiting.splice(0)) reject(gone);
  }

  worker.on('message', (reply: Reply) => {
    const first = waiting.shift();
    if ('error' in reply) first?.reject(new Error(reply.error));
    else first?.resolve(reply);
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('the database is closed')));

  let transaction: Promise<void> | undefined;
  let endTransaction = (): void => {};

  const ask = <T extends Reply>(task: Task): Promise<T> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage(task);
    });
  return {
    query: (sql, parameters) => ask<Found>({ sql, parameters }),
    async keep(batch) {
      while (transaction) await transaction;
      return (await ask<{ kept: readonly boolean[] }>({ keep: batch.map(rowOf) })).kept;
    },
    hold() {
      transaction = new Promise((resolve) => {
        endTransaction = resolve;
      });
    },
    letGo() {
      transaction = undefined;
      endTransaction();
    },
    stop: async () => void (await worker.terminate()),
  };
}

const rowOf = ({ entry: { match, seq, kind, seat, action, key, at }, next }: Planned): Row => [
  match,
  seq,
  kind,
  seat,
  action,
  key,
  at,
  next,
];

/** Lets queries be asked of the thread. There is one connection, so everyone but its holder waits. */
export const dialectFor = (thread: DatabaseThread): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverFor(thread),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

function driverFor(thread: DatabaseThread): Driver {
  const connection = connectionTo(thread);
  const say = async (sql: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  const end = (sql: string): Promise<void> => say(sql).finally(thread.letGo);

  async function begin(): Promise<void> {
    thread.hold();
    try {
      // Whoever begins to write is sure to get to the end, even if another process has the file open too.
      await say('begin immediate');
    } catch (error) {
      thread.letGo();
      throw error;
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: begin,
    commitTransaction: () => end('commit'),
    // A full disk makes SQLite take everything back by itself: that there is nothing left must not hide why.
    rollbackTransaction: () => end('rollback').catch(() => {}),
    releaseConnection: async () => {},
    destroy: thread.stop,
  };
}

const connectionTo = (thread: DatabaseThread): DatabaseConnection => ({
  async executeQuery({ sql, parameters }) {
    const { rows, changes } = await thread.query(sql, parameters);
    return { rows: rows as never[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  },
  streamQuery() {
    throw new Error('results come as a whole');
  },
});

import type { SQLInputValue } from 'node:sqlite';
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
import type { Done, Found, Reply, Row, Task } from './sqlite-thread.ts';
import type { Planned } from './store.ts';

/** The thread that owns the database. It does one task at a time, in order. */
export interface DatabaseThread {
  query(sql: string, parameters: readonly SQLInputValue[]): Promise<Found>;
  /** Adds entries in a transaction of their own, never inside another. */
  append(batch: readonly Planned[]): Promise<readonly boolean[]>;
  /** From now on a transaction is open, until it is ended. */
  beginTransaction(): void;
  endTransaction(): void;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

export function startDatabaseThread(file: string): DatabaseThread {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
  const waiting: Waiting[] = [];
  let gone: Error | undefined;

  function fail(error: Error): void {
    gone ??= error;
    for (const { reject } of waiting.splice(0)) reject(gone);
  }

  worker.on('message', (reply: Reply) => {
    const first = waiting.shift();
    if ('error' in reply) first?.reject(new Error(reply.error));
    else first?.resolve(reply);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the database is closed')));

  let transaction: Promise<void> | undefined;
  let resume = (): void => {};

  const ask = (task: Task): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      waiting.push({ resolve, reject });
      worker.postMessage(task);
    });
  return {
    query: async (sql, parameters) => foundIn(await ask({ sql, parameters })),
    async append(batch) {
      while (transaction) await transaction;
      return keptIn(await ask({ append: batch.map(rowOf) }));
    },
    beginTransaction() {
      transaction = new Promise((resolve) => {
        resume = resolve;
      });
    },
    endTransaction() {
      transaction = undefined;
      resume();
    },
    stop: async () => void (await worker.terminate()),
  };
}

const foundIn = (done: Done): Found => ('rows' in done ? done : mismatch());
const keptIn = (done: Done): readonly boolean[] => ('kept' in done ? done.kept : mismatch());

function mismatch(): never {
  throw new Error('the database has answered something else');
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

/** Runs queries on the thread. There is one connection, so everyone but its holder waits. */
export const dialectFor = (thread: DatabaseThread): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverFor(thread),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

function driverFor(thread: DatabaseThread): Driver {
  const connection = connectionTo(thread);
  const run = async (sql: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  const end = (sql: string): Promise<void> => run(sql).finally(thread.endTransaction);

  async function begin(): Promise<void> {
    thread.beginTransaction();
    try {
      // A transaction takes the write lock at once, so it cannot fail halfway if another process has the file open.
      await run('begin immediate');
    } catch (error) {
      thread.endTransaction();
      throw error;
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: begin,
    commitTransaction: () => end('commit'),
    // On a full disk SQLite rolls back by itself; the error that this fails then must not hide the cause.
    rollbackTransaction: () => end('rollback').catch(() => {}),
    releaseConnection: async () => {},
    destroy: thread.stop,
  };
}

const connectionTo = (thread: DatabaseThread): DatabaseConnection => ({
  async executeQuery({ sql, parameters }) {
    const { rows, changes } = await thread.query(sql, parameters as readonly SQLInputValue[]);
    return { rows: rows as never[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  },
  streamQuery() {
    throw new Error('results come as a whole');
  },
});

import type { Database } from 'better-sqlite3';

/** How long one writer waits for the other, in milliseconds. */
const PATIENCE = 10_000;

/** What is committed is on the disk, and readers and the writer do not wait for each other. */
export function prepare(database: Database): Database {
  // First, since all that follows may have to wait for whoever uses the file already.
  database.pragma(`busy_timeout = ${PATIENCE}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

import type { Database } from 'better-sqlite3';

/** How long one writer waits for the other, in milliseconds. */
const PATIENCE = 10_000;

/** What is committed is on the disk, and readers and the writer do not wait for each other. */
export function prepare(database: Database): Database {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${PATIENCE}`);
  return database;
}

import { DatabaseSync } from 'node:sqlite';

/** How long a writer waits for another, in milliseconds. */
const TIMEOUT = 10_000;

/** Opens the file so that commits are durable, and readers and the writer do not block each other. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: TIMEOUT, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
  return database;
}

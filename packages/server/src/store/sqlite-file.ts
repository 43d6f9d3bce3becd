import { DatabaseSync } from 'node:sqlite';

/** How long one writer waits for the other, in milliseconds. */
const TIMEOUT = 10_000;

/** Opens the file so that what is committed is on the disk, and readers and the writer do not wait for each other. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: TIMEOUT, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
  return database;
}

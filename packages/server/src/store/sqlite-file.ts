import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long a writer waits for another, in milliseconds. */
const TIMEOUT = 10_000;

/** Opens the file so that commits are durable, and readers and the writer do not block each other. */
export function openFile(file: string): DatabaseSync {
  keepToOneself(file);
  const database = new DatabaseSync(file, { timeout: TIMEOUT, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
  return database;
}

const OWNER_ONLY = 0o600;

/** Nobody else on this computer reads a file with secrets. The files that SQLite puts beside it are as open as it is. */
export function keepToOneself(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

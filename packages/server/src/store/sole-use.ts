import { DatabaseSync } from 'node:sqlite';
import { keepToOneself } from './sqlite-file.ts';

/** Another server is using the file. */
export class InUse extends Error {}

/**
 * Makes sure that only one server uses a file, since two would not hear of each other's moves. The lock is on a file
 * beside it, because `taproom admin` and `taproom backup` may open the database at any time. The system releases the
 * lock of a process that dies. Returns a function that releases it.
 */
export function claimFile(file: string): () => void {
  keepToOneself(`${file}-serving`);
  const claim = new DatabaseSync(`${file}-serving`);
  try {
    // Nothing is ever written, so no journal file is needed.
    claim.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    claim.close();
    throw isBusy(error) ? new InUse(`${file} is served by another process`) : error;
  }
  return () => claim.close();
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

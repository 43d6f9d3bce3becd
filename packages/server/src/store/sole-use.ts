import { DatabaseSync } from 'node:sqlite';

/** Somebody else serves the tables of this file. */
export class InUse extends Error {}

/**
 * Makes sure that one server alone has a file: two would not hear of each other's moves. What is locked is a file beside
 * it, since `taproom admin` and `taproom backup` may look into the tables at any time. The system itself lets go of a
 * lock whose process has died. Gives what ends it.
 */
export function claimFile(file: string): () => void {
  const claim = new DatabaseSync(`${file}-serving`);
  try {
    // Nothing is ever written, so nothing need lie beside it for taking back.
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

import Database from 'better-sqlite3';

/** Somebody else serves the tables of this file. */
export class InUse extends Error {}

/**
 * Makes sure that one server alone has a file: two would not hear of each other's moves. What is locked is a file beside
 * it, since `taproom admin` and `taproom backup` may look into the tables at any time. The system itself lets go of a
 * lock whose process has died. Gives what ends it.
 */
export function claimFile(file: string): () => void {
  const claim = new Database(`${file}-serving`, { timeout: 0 });
  try {
    // Nothing is ever written, so nothing need lie beside it for taking back.
    claim.pragma('journal_mode = memory');
    claim.exec('begin exclusive');
  } catch (error) {
    claim.close();
    throw isBusy(error) ? new InUse(`${file} is served by another process`) : error;
  }
  return () => void claim.close();
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

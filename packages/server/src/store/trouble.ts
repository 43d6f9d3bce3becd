/** Why the database does not take anything at present. It will again, once its trouble is over. */
export type StorageTrouble = 'disk-full' | 'disk-read-only' | 'disk-busy' | 'database-away';

/** What the embedded database, PostgreSQL or the way there say of themselves. */
const SIGNS: readonly (readonly [StorageTrouble, RegExp])[] = [
  ['disk-full', /disk is full|no space left|^53100$|^ENOSPC$/i],
  ['disk-read-only', /readonly database|read-only|^25006$|^EROFS$/i],
  ['disk-busy', /database is locked/i],
  // Connections that fail, a server that is shut down or recovers.
  [
    'database-away',
    /^08|^57P0[1-3]$|^ECONN|^EPIPE$|connection (terminated|timeout)|timeout exceeded when trying to connect/i,
  ],
];

/** What keeps the database from taking something, going by the error; undefined if it is no trouble of that kind. */
export function storageTroubleIn(error: unknown): StorageTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const words = [error.message, ...('code' in error ? [String(error.code)] : [])];
  return SIGNS.find(([, sign]) => words.some((word) => sign.test(word)))?.[0];
}

import { existsSync } from 'node:fs';
import type { Store } from '../store/store.ts';
import { type StorageTrouble, storageTroubleIn } from '../store/trouble.ts';

/** Why nobody should be sent to this process at present. */
export type Unready = 'stopping' | StorageTrouble | 'file-gone' | 'database' | 'queue';

export interface Signs {
  readonly store: Store;
  /** The file of the embedded database. */
  readonly file: string | undefined;
  isStopping(): boolean;
  /** Whether bots move and clocks run out. */
  isQueueWorking(): boolean;
}

/** How long the database may take, in milliseconds. */
const TIMEOUT = 2_000;
/** For how long an answer holds: every look writes to the disk. */
const HOLDS = 1_000;

/** Tells why this process is not ready, by trying: database and disk have to take something. Undefined if it is. */
export function makeReadiness(signs: Signs): () => Promise<Unready | undefined> {
  let last: Promise<Unready | undefined> | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    if (signs.isStopping()) return 'stopping';
    const now = performance.now();
    if (!last || now - looked > HOLDS) {
      looked = now;
      last = look(signs);
    }
    return last;
  };
}

async function look({ store, file, isQueueWorking }: Signs): Promise<Unready | undefined> {
  // An open file goes on taking entries after it was removed, and they are gone with it.
  if (file !== undefined && !existsSync(file)) return 'file-gone';
  const late = new Promise<'database'>((resolve) => setTimeout(resolve, TIMEOUT, 'database').unref());
  const trouble = await Promise.race([whyUnwritable(store), late]);
  return trouble ?? (isQueueWorking() ? undefined : 'queue');
}

async function whyUnwritable({ db }: Store): Promise<Unready | undefined> {
  const value = String(Date.now());
  try {
    await db
      .insertInto('settings')
      .values({ key: 'ready', value })
      .onConflict((same) => same.column('key').doUpdateSet({ value }))
      .execute();
    return undefined;
  } catch (error) {
    return storageTroubleIn(error) ?? 'database';
  }
}

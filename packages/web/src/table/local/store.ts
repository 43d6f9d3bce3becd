import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Save } from './save.ts';

export const DATABASE = 'taproom';
const VERSION = 1;
/** What the ids of stages begin with: tables of lessons and exercises, which are not kept. */
export const STAGE = 'stage-';
export const isStage = (id: string): boolean => id.startsWith(STAGE);

/** The revision before a table's first. */
export const NO_REVISION = -1;

interface Schema extends DBSchema {
  tables: { key: string; value: Save };
}

export interface Store {
  all(): Promise<Save[]>;
  get(id: string): Promise<Save | undefined>;
  /** Writes a save if the stored one has the revision before it; returns false if another tab was faster. */
  put(save: Save, before: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export async function openStore(): Promise<Store> {
  const db = await openDB<Schema>(DATABASE, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore('tables', { keyPath: 'id' }),
  });
  return {
    all: () => db.getAll('tables'),
    get: (id) => db.get('tables', id),
    put: (save, before) => putNext(db, save, before),
    remove: (id) => db.delete('tables', id),
  };
}

async function putNext(db: IDBPDatabase<Schema>, save: Save, before: number): Promise<boolean> {
  const transaction = db.transaction('tables', 'readwrite', { durability: 'strict' });
  const stored = await transaction.store.get(save.id);
  const follows = (stored?.revision ?? NO_REVISION) === before;
  if (follows) await transaction.store.put(save);
  await transaction.done;
  return follows;
}

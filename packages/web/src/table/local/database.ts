import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Head } from './head.ts';

const DATABASE = 'taproom';
const VERSION = 2;

/** One entry of a match, as JSON text, by its table and its number. */
interface EntryRow {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

interface Schema extends DBSchema {
  tables: { key: string; value: Head };
  entries: { key: [string, number]; value: EntryRow };
}

export type Database = IDBPDatabase<Schema>;

/** Why the database cannot be opened while a tab with an earlier version of the client holds it. */
export const HELD = 'held by an earlier version';

/** Opens the browser's database of tables. Up to version 1, all entries of a table were part of its row in `tables`. */
export function openDatabase(): Promise<Database> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Schema>(DATABASE, VERSION, {
      upgrade(fresh, from) {
        if (from < 1) fresh.createObjectStore('tables', { keyPath: 'id' });
        fresh.createObjectStore('entries', { keyPath: ['table', 'at'] });
      },
      blocked: () => reject(new Error(HELD)),
      // A later version needs it.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    opening.then(resolve, reject);
  });
}

export const headsIn = (db: Database): Promise<Head[]> => db.getAll('tables');

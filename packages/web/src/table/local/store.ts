import { type Database, headsIn, openDatabase } from './database.ts';
import type { Head, Save } from './head.ts';

/** What the ids of stages begin with: tables of lessons and exercises, which are not kept. */
export const STAGE = 'stage-';
export const isStage = (id: string): boolean => id.startsWith(STAGE);

/** The revision before a table's first. */
export const NO_REVISION = -1;

/** What a change writes: the head, and the entries from one on. Those that stood there or later are gone. */
export interface Change {
  readonly head: Head;
  readonly from: number;
  readonly entries: readonly string[];
}

export interface Store {
  /** All tables without their entries. */
  heads(): Promise<Head[]>;
  get(id: string): Promise<Save | undefined>;
  /** Writes a change if the stored table has the revision before it; returns false if another tab was faster. */
  put(change: Change, before: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export async function openStore(): Promise<Store> {
  const db = await openDatabase();
  return {
    heads: () => headsIn(db),
    get: (id) => saveIn(db, id),
    put: (change, before) => putNext(db, change, before),
    remove: (id) => removeFrom(db, id),
  };
}

/** The keys of a table's entries from one on. */
const entriesFrom = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

async function saveIn(db: Database, id: string): Promise<Save | undefined> {
  const transaction = db.transaction(['tables', 'entries']);
  const [head, rows] = await Promise.all([
    transaction.objectStore('tables').get(id),
    transaction.objectStore('entries').getAll(entriesFrom(id, 0)),
  ]);
  return head && { ...head, entries: rows.map(({ text }) => text) };
}

async function putNext(db: Database, { head, from, entries }: Change, before: number): Promise<boolean> {
  const transaction = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
  const tables = transaction.objectStore('tables');
  const rows = transaction.objectStore('entries');
  const stored = await tables.get(head.id);
  const follows = (stored?.revision ?? NO_REVISION) === before;
  if (follows) {
    if ((stored?.count ?? 0) > from) await rows.delete(entriesFrom(head.id, from));
    await Promise.all([
      tables.put(head),
      ...entries.map((text, i) => rows.put({ table: head.id, at: from + i, text })),
    ]);
  }
  await transaction.done;
  return follows;
}

async function removeFrom(db: Database, id: string): Promise<void> {
  const transaction = db.transaction(['tables', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('tables').delete(id),
    transaction.objectStore('entries').delete(entriesFrom(id, 0)),
    transaction.done,
  ]);
}

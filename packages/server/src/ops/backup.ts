import { chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { claimFile, InUse } from '../store/sole-use.ts';
import { keepToOneself } from '../store/sqlite-file.ts';
import { whyClosed } from './admin.ts';

/** Copies the embedded database while it is in use, and checks the copy. */
export async function backUp(file: string, to: string): Promise<'made' | 'no-such-file' | 'broken'> {
  if (!existsSync(file)) return 'no-such-file';
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
  keepToOneself(to);
  const copy = new DatabaseSync(to);
  // Otherwise two more files would lie beside it.
  copy.exec('pragma journal_mode = delete');
  copy.close();
  return isSound(to) ? 'made' : 'broken';
}

/** What became of a copy that was to be put back. */
export type Restored =
  /** It is in its place; `aside` is where the file lies now that was there before. */
  | { readonly code: 'restored'; readonly aside: string | undefined }
  | { readonly code: 'no-such-file' | 'broken' | 'foreign' | 'in-use' }
  /** It is sound, but this version cannot open it. */
  | { readonly code: 'closed'; readonly why: string };

/**
 * Puts a copy in the place of the embedded database, which no server may be using. The copy is checked first, and what was
 * there before is kept aside.
 */
export async function restore(copy: string, file: string, now: Date): Promise<Restored> {
  if (!existsSync(copy)) return { code: 'no-such-file' };
  try {
    const release = claimFile(file);
    try {
      return await replace(copy, file, now);
    } finally {
      release();
    }
  } catch (error) {
    if (error instanceof InUse) return { code: 'in-use' };
    throw error;
  }
}

async function replace(copy: string, file: string, now: Date): Promise<Restored> {
  const next = `${file}-restoring`;
  try {
    copyFileSync(copy, next);
    if (!isSound(next)) return { code: 'broken' };
    if (!isOurs(next)) return { code: 'foreign' };
    const why = await whyClosed(next);
    if (why !== undefined) return { code: 'closed', why };
    keepToOneself(next);
    const aside = existsSync(file) ? putAside(file, next, now) : undefined;
    renameSync(next, file);
    return { code: 'restored', aside };
  } finally {
    for (const part of PARTS) rmSync(next + part, { force: true });
  }
}

/** A database is its file and what SQLite may have left beside it, which belongs to it. */
const PARTS = ['', '-wal', '-shm'];

function putAside(file: string, next: string, now: Date): string {
  const aside = `${file}.until-${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}`;
  const { uid, gid } = statSync(file);
  chownSync(next, uid, gid);
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return aside;
}

/** Runs a query on a file; undefined if it is no database. */
function ask(file: string, query: string): unknown {
  const database = new DatabaseSync(file);
  try {
    return Object.values(database.prepare(query).get() ?? {})[0];
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

const isSound = (file: string): boolean => ask(file, 'pragma quick_check') === 'ok';
const isOurs = (file: string): boolean =>
  ask(file, "select count(*) from sqlite_master where type = 'table' and name in ('matches', 'entries')") === 2;

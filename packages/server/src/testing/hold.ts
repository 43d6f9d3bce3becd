import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Kind } from './places.ts';

/** Keeps anybody from adding entries until the function that comes back is called: appends wait. */
export const holdEntries = (kind: Kind, place: string): Promise<() => Promise<void>> =>
  kind === 'sqlite' ? holdFile(place) : holdTable(place, 'entries');

/** Keeps anybody from noting that the database is there, in the same way. */
export const holdSettings = (kind: Kind, place: string): Promise<() => Promise<void>> =>
  kind === 'sqlite' ? holdFile(place) : holdTable(place, 'settings');

async function holdFile(file: string): Promise<() => Promise<void>> {
  // The server may be writing down who has just come.
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('begin immediate');
  return async () => database.close();
}

async function holdTable(url: string, table: 'entries' | 'settings'): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  return () => client.end();
}

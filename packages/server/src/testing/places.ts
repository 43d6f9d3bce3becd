import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { randomId } from '../random-id.ts';
import { copyPattern, createDatabase, dropDatabase } from './databases.ts';

/** Where a test keeps its data: a database of one kind. */
export interface Place {
  readonly place: string;
  remove(): Promise<void>;
}

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** For what does not depend on the database one kind is enough; `ALL_DATABASES=1` runs it on both. */
export const ANY_KIND: readonly Kind[] = process.env['ALL_DATABASES'] ? KINDS : ['sqlite'];

/** A new database for one test. */
export const newPlace = (kind: Kind): Promise<Place> => (kind === 'sqlite' ? newFile() : newDatabase(copyPattern));

/** A new PostgreSQL database without any tables. */
export const newEmptyDatabase = (): Promise<Place> => newDatabase(createDatabase);

async function newFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-sqlite-'));
  return { place: join(folder, 'taproom.db'), remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

const NAME_LETTERS = 12;

async function newDatabase(make: typeof createDatabase): Promise<Place> {
  const address = inject('postgres');
  const name = `t${randomId(NAME_LETTERS)}`;
  await make(address, name);
  return { place: `${address}/${name}`, remove: () => dropDatabase(address, name) };
}

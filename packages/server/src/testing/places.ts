import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { randomId } from '../random-id.ts';

/** Where a test keeps its data: an empty database of one kind. */
export interface Place {
  readonly place: string;
  remove(): Promise<void>;
}

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** A new, empty database for one test. */
export const newPlace = (kind: Kind): Promise<Place> => (kind === 'sqlite' ? newFile() : newDatabase());

async function newFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-sqlite-'));
  return { place: join(folder, 'taproom.db'), remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

const NAME_LETTERS = 12;

async function newDatabase(): Promise<Place> {
  const address = inject('postgres');
  const name = `t${randomId(NAME_LETTERS)}`;
  await inServer(address, `create database ${name}`);
  return { place: `${address}/${name}`, remove: () => inServer(address, `drop database ${name} with (force)`) };
}

async function inServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

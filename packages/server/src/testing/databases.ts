import pg from 'pg';
import { openStore } from '../store/open.ts';

/** A database with all tables made and nothing in them, of which copies are made. */
const PATTERN = 'pattern';

/** Makes the database of which others are copies: making all tables anew for each test would take most of the time. */
export async function makePattern(address: string): Promise<void> {
  await createDatabase(address, PATTERN);
  await (await openStore(`${address}/${PATTERN}`)).close();
}

export const copyPattern = (address: string, name: string): Promise<void> =>
  inServer(address, `create database ${name} template ${PATTERN}`);

export const createDatabase = (address: string, name: string): Promise<void> =>
  inServer(address, `create database ${name}`);

export const dropDatabase = (address: string, name: string): Promise<void> =>
  inServer(address, `drop database ${name} with (force)`);

async function inServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

import type { TestProject } from 'vitest/node';
import { makePattern } from './databases.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database server, without the name of a database. */
    readonly postgres: string;
  }
}

/** Starts the database server before the tests of the server, and stops it after them. */
export default async function startGlobalPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await makePattern(server.address);
  provide('postgres', server.address);
  return () => server.stop();
}

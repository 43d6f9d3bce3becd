import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { openSession, type Person } from './sessions.ts';
import { takeOver } from './take-over.ts';

/**
 * Opens a session on a device, and takes over what a guest began there. Returns the session's token and the tables that
 * this has changed.
 */
export async function signIn(
  db: Kysely<Schema>,
  player: Person,
  before: Person | undefined,
  agent: string,
  now: number,
): Promise<{ token: string; tables: readonly string[] }> {
  const tables = before?.kind === 'guest' ? await takeOver(db, before, player) : [];
  return { token: await openSession(db, player, now, agent), tables };
}

import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import type { TableError } from './table-error.ts';

/** Lets the host mute a seat or all spectators, or unmute them. */
export async function muteAt(
  db: Kysely<Schema>,
  { row, seats }: Table,
  player: Player,
  { seat, isMuted }: { readonly seat: number | null; readonly isMuted: boolean },
): Promise<Result<Table, TableError>> {
  if (row.host !== player.id) return fail({ code: 'not-yours' });
  if (seat !== null && seats[seat]?.kind !== 'human') return fail({ code: 'not-yours' });
  const value = isMuted ? 1 : 0;
  const { id } = row;
  if (seat === null) await db.updateTable('matches').set({ spectators_muted: value }).where('id', '=', id).execute();
  else
    await db.updateTable('seats').set({ is_muted: value }).where('match', '=', id).where('seat', '=', seat).execute();
  return ok(await mustFindTable(db, id));
}

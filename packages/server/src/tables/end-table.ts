import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import type { Player } from './player.ts';
import { lockedTable } from './start.ts';
import { otherRulesOf, seatsOf, type Table } from './table.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

/** Lets the host cancel a table that waits, and a player end a match whose rules version is not installed. */
export const endByPlayer = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  now: number,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const table = await lockedTable(tx, id);
    const error = whyNotEnd(table, player);
    if (error) return fail(error);
    await breakOff(tx, id, now);
    return ok(await mustFindTable(tx, id));
  });

function whyNotEnd(table: Table, { id }: Player): TableError | undefined {
  const { row } = table;
  if (row.status === 'waiting') return row.host === id ? undefined : { code: 'not-yours' };
  if (seatsOf(table, id).length === 0) return { code: 'not-yours' };
  return row.status === 'playing' && otherRulesOf(table) ? undefined : { code: 'not-resting' };
}

/** Ends a table without a result; false if there is none to end. */
export async function breakOff(db: Db, id: string, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('matches')
    .set({ status: 'over', ended_at: now, is_broken_off: 1 })
    .where('id', '=', id)
    .where('status', '!=', 'over')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

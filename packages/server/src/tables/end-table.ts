import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import type { Player } from './player.ts';
import { lockedTable } from './start.ts';
import { otherRulesOf, seatsOf, type Table } from './table.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

/** Lets a player end a match that cannot go on because its rules version is not installed. */
export const endResting = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  now: number,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const table = await lockedTable(tx, id);
    if (seatsOf(table, player.id).length === 0) return fail({ code: 'not-yours' });
    if (table.row.status !== 'playing' || !otherRulesOf(table)) return fail({ code: 'not-resting' });
    await breakOff(tx, id, now);
    return ok(await mustFindTable(tx, id));
  });

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

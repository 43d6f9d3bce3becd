import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import { whyNotHost } from './house.ts';
import type { Player } from './player.ts';
import { lockedTable } from './start.ts';
import { type MatchRow, otherRulesOf, seatsOf, type Table } from './table.ts';
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

/** Lets the host call off a table that still waits. */
export const cancelTable = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  now: number,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const error = whyNotHost(await lockedTable(tx, id), player);
    if (error) return fail(error);
    await breakOff(tx, id, now, 'host');
    return ok(await mustFindTable(tx, id));
  });

/** Ends a table without a result; false if there is none to end. */
export async function breakOff(
  db: Db,
  id: string,
  now: number,
  by: MatchRow['broken_off_by'] = null,
): Promise<boolean> {
  const ended = await db
    .updateTable('matches')
    .set({ status: 'over', ended_at: now, is_broken_off: 1, broken_off_by: by })
    .where('id', '=', id)
    .where('status', '!=', 'over')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

import { findGame } from '@taproom/games';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import type { MatchRow, Table } from './table.ts';

type Db = Kysely<Schema>;

/** The table as it is in the database now; nobody else can change it until the transaction ends. */
export async function lockedTable(db: Db, id: string): Promise<Table> {
  await lock(db, id);
  return mustFindTable(db, id);
}

/** Other changes of the table wait until the transaction ends, so that of the last two to sit down one sees both. */
const lock = async (db: Db, id: string): Promise<void> =>
  void (await db
    .updateTable('matches')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', id)
    .execute());

/** Starts the match by the current rules, however long the table has waited. */
export async function start(db: Db, table: Table, now: number): Promise<Table> {
  const rules = rulesToday(table.row);
  await db
    .updateTable('matches')
    .set({ status: 'playing', started_at: now, rules })
    .where('id', '=', table.row.id)
    .where('status', '=', 'waiting')
    .execute();
  return mustFindTable(db, table.row.id);
}

export const rulesToday = ({ game, rules }: MatchRow): number => findGame(game)?.rules ?? rules;

import { fail, makeNonce, makeSecret, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import { timedId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { findTable } from './find-table.ts';
import type { Player } from './player.ts';
import { lockedTable, rulesToday } from './start.ts';
import { otherRulesOf, seatsOf, type Table } from './table.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

const ID_LETTERS = 10;

/** The same people at a new table, each one seat further; a second request gets the same table. */
export async function rematchOf(db: Db, table: Table, player: Player, now: number): Promise<Result<Table, TableError>> {
  if (table.row.status !== 'over') return fail({ code: 'not-over' });
  if (seatsOf(table, player.id).length === 0) return fail({ code: 'not-yours' });
  const needed = otherRulesOf({ ...table, row: { ...table.row, started_at: null } });
  if (needed) return fail({ code: 'other-rules', ...needed });
  const made = await db.transaction().execute((tx) => makeRematch(tx, table, now));
  const again = await findTable(db, made);
  return again ? ok(again) : fail({ code: 'no-such-table' });
}

/** The id of the rematch, which is created if needed. */
async function makeRematch(db: Db, table: Table, now: number): Promise<string> {
  const { rematch } = (await lockedTable(db, table.row.id)).row;
  if (rematch) return rematch;
  const id = timedId(now, ID_LETTERS);
  await insertRematch(db, table, id, now);
  await db.updateTable('matches').set({ rematch: id }).where('id', '=', table.row.id).execute();
  return id;
}

async function insertRematch(db: Db, { row, setup, seats }: Table, id: string, now: number): Promise<void> {
  const unplayed = {
    status: 'waiting',
    started_at: null,
    ended_at: null,
    is_broken_off: 0,
    undo_asked: null,
    rematch: null,
  } as const;
  // A seat that is given up becomes open or invited as it was before.
  const again = JSON.stringify({ ...setup, seats: movedOn(setup.seats) });
  const rows = movedOn(seats).map((old, seat) => ({
    ...old,
    match: id,
    seat,
    nonce: old.kind === 'bot' ? makeNonce() : null,
  }));
  await db
    .insertInto('matches')
    .values({ ...row, ...unplayed, id, rules: rulesToday(row), setup: again, created_at: now, secret: makeSecret() })
    .execute();
  await db.insertInto('seats').values(rows).execute();
}

/** Each one place further, the last first. */
const movedOn = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];

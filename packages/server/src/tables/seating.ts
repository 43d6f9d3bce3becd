import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import { nameAt, renamedFor } from '../people/names-at.ts';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import type { Player } from './player.ts';
import { lockedTable, start } from './start.ts';
import { isComplete, isInvitation, otherRulesOf, type SeatRow, seatsOf, type Table } from './table.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

export interface Sitting {
  readonly seat: number;
  readonly nonce: string;
  readonly invitation?: string | undefined;
}

/** Seats a player, or adds the host's nonce. The last one starts the match. */
export const sitDown = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  sitting: Sitting,
  now: number,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const error = whyNotSit(await lockedTable(tx, id), player, sitting);
    return error ? fail(error) : ok(await takeSeat(tx, id, player, sitting, now));
  });

/** Why a player may not sit down there; undefined if they may. */
export function whyNotSit(table: Table, player: Player, { seat, invitation = '' }: Sitting): TableError | undefined {
  const wanted = table.seats[seat];
  if (table.row.status !== 'waiting') return { code: 'already-begun' };
  const needed = otherRulesOf(table);
  if (needed) return { code: 'other-rules', ...needed };
  if (!wanted) return { code: 'seat-taken' };
  if (wanted.kind === 'invited' && !isInvitation(table, invitation)) return { code: 'not-invited' };
  const isFree = wanted.kind === 'open' || wanted.kind === 'invited';
  if (isFree) return seatsOf(table, player.id).length > 0 ? { code: 'one-seat-each' } : undefined;
  const isWaitedFor = wanted.player === player.id && wanted.nonce === null;
  return isWaitedFor ? undefined : { code: 'seat-taken' };
}

/** Takes a seat, and starts the match if it was the last one. */
async function takeSeat(db: Db, id: string, player: Player, { seat, nonce }: Sitting, now: number): Promise<Table> {
  const { seats } = await mustFindTable(db, id);
  const name = await nameAt(db, player, seats);
  for (const renamed of await renamedFor(db, player, seats))
    await setSeat(db, id, renamed.seat, { name: renamed.name });
  await setSeat(db, id, seat, { kind: 'human', player: player.id, name, nonce });
  const seated = await mustFindTable(db, id);
  return isComplete(seated) ? start(db, seated, now) : seated;
}

const setSeat = async (db: Db, id: string, seat: number, fields: Partial<SeatRow>): Promise<void> =>
  void (await db.updateTable('seats').set(fields).where('match', '=', id).where('seat', '=', seat).execute());

/** Gives up a seat before the match has started. */
export const standUp = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  seat: number,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const table = await lockedTable(tx, id);
    if (table.row.status !== 'waiting') return fail({ code: 'already-begun' });
    if (table.seats[seat]?.player !== player.id) return fail({ code: 'not-yours' });
    return ok(await leaveSeat(tx, table, seat));
  });

async function leaveSeat(db: Db, { row: { id }, setup }: Table, seat: number): Promise<Table> {
  const kind = setup.seats[seat]?.kind === 'invited' ? 'invited' : 'open';
  await setSeat(db, id, seat, { kind, player: null, name: '', nonce: null });
  return await mustFindTable(db, id);
}

import { LEVELS } from '@taproom/bots';
import { fail, makeNonce, makeSecret, ok, parseOptions, type Result, type SetupError } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { SeatSetup, TableSetup } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import { randomId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { isComplete, isInvitation, type SeatRow, seatsOf, type Table } from './table.ts';

type Db = Kysely<Schema>;

export interface Player {
  readonly id: string;
  readonly name: string;
}

export type TableError =
  | SetupError
  | {
      readonly code:
        | 'unknown-game'
        | 'unknown-level'
        | 'no-such-table'
        | 'seat-taken'
        | 'one-seat-each'
        | 'not-invited'
        | 'not-yours'
        | 'already-begun'
        | 'not-over';
    };

const ID_LETTERS = 10;

/** Makes a table. It begins by itself once all its seats are taken. */
export async function createTable(
  db: Db,
  host: Player,
  setup: TableSetup,
  now: number,
): Promise<Result<Table, TableError>> {
  const game = findGame(setup.game);
  if (!game) return fail({ code: 'unknown-game' });
  const options = parseOptions(game, setup.seats.length, setup.options);
  if (!options.ok) return options;
  if (setup.seats.some((seat) => seat.kind === 'bot' && !LEVELS.some((level) => level === seat.level)))
    return fail({ code: 'unknown-level' });
  const id = randomId(ID_LETTERS);
  const row = {
    id,
    game: game.id,
    rules: game.rules,
    setup: JSON.stringify({ ...setup, options: options.value }),
    status: 'waiting' as const,
    host: host.id,
    is_public: setup.isPublic ? 1 : 0,
    secret: makeSecret(),
    created_at: now,
    started_at: null,
    ended_at: null,
    rematch: null,
  };
  const seats = setup.seats.map((seat, i) => seatRow(id, i, seat, host));
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('matches').values(row).execute();
    await tx.insertInto('seats').values(seats).execute();
  });
  const table = { row, setup: { ...setup, options: options.value }, seats };
  return ok(isComplete(table) ? await start(db, table, now) : table);
}

/** A bot's contribution to the dice is made here; people make their own once they know the commitment. */
function seatRow(match: string, seat: number, setup: SeatSetup, host: Player): SeatRow {
  const empty = { match, seat, player: null, name: '', level: null, nonce: null };
  if (setup.kind === 'bot') return { ...empty, kind: 'bot', level: setup.level, nonce: makeNonce() };
  if (setup.kind === 'me') return { ...empty, kind: 'human', player: host.id, name: host.name };
  return { ...empty, kind: setup.kind };
}

export async function findTable(db: Db, id: string): Promise<Table | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
  return { row, setup: JSON.parse(row.setup) as TableSetup, seats };
}

export interface Sitting {
  readonly seat: number;
  readonly nonce: string;
  readonly invitation?: string | undefined;
}

/** Sits a player down, or lets whoever made the table throw in a nonce. The last one begins the match. */
export async function sitDown(
  db: Db,
  table: Table,
  player: Player,
  { seat, nonce, invitation = '' }: Sitting,
  now: number,
): Promise<Result<Table, TableError>> {
  const wanted = table.seats[seat];
  if (table.row.status !== 'waiting') return fail({ code: 'already-begun' });
  if (!wanted) return fail({ code: 'seat-taken' });
  if (wanted.kind === 'invited' && !isInvitation(table, invitation)) return fail({ code: 'not-invited' });
  const isFree = wanted.kind === 'open' || wanted.kind === 'invited';
  if (isFree && seatsOf(table, player.id).length > 0) return fail({ code: 'one-seat-each' });
  if (!isFree && wanted.player !== player.id) return fail({ code: 'seat-taken' });
  const taken = await db
    .updateTable('seats')
    .set({ kind: 'human', player: player.id, name: player.name, nonce })
    .where('match', '=', table.row.id)
    .where('seat', '=', seat)
    .where('nonce', 'is', null)
    .where((is) => is.or([is('player', 'is', null), is('player', '=', player.id)]))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return fail({ code: 'seat-taken' });
  const seated = (await findTable(db, table.row.id)) as Table;
  return ok(isComplete(seated) ? await start(db, seated, now) : seated);
}

async function start(db: Db, table: Table, now: number): Promise<Table> {
  await db
    .updateTable('matches')
    .set({ status: 'playing', started_at: now })
    .where('id', '=', table.row.id)
    .where('status', '=', 'waiting')
    .execute();
  return (await findTable(db, table.row.id)) as Table;
}

/** Gives a seat up before the match has begun. */
export async function standUp(db: Db, table: Table, player: Player, seat: number): Promise<Result<Table, TableError>> {
  const { id } = table.row;
  if (table.row.status !== 'waiting') return fail({ code: 'already-begun' });
  if (table.seats[seat]?.player !== player.id) return fail({ code: 'not-yours' });
  const kind = table.setup.seats[seat]?.kind === 'invited' ? 'invited' : 'open';
  await db
    .updateTable('seats')
    .set({ kind, player: null, name: '', nonce: null })
    .where('match', '=', id)
    .where('seat', '=', seat)
    .execute();
  return ok((await findTable(db, id)) as Table);
}

export const endTable = async (db: Db, id: string, now: number): Promise<void> =>
  void (await db
    .updateTable('matches')
    .set({ status: 'over', ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'playing')
    .execute());

const MOST_LISTED = 100;

/** The public tables, the newest first. */
export async function publicTables(
  db: Db,
  { game, status }: { readonly game?: string | undefined; readonly status?: 'waiting' | 'playing' | undefined },
): Promise<Table[]> {
  let query = db.selectFrom('matches').select('id').where('is_public', '=', 1).where('status', '!=', 'over');
  if (game !== undefined) query = query.where('game', '=', game);
  if (status !== undefined) query = query.where('status', '=', status);
  const rows = await query.orderBy('created_at', 'desc').limit(MOST_LISTED).execute();
  return found(db, rows);
}

/** The tables where a player sits, the newest first. */
export async function tablesOf(db: Db, player: string): Promise<Table[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('matches.id as id')
    .where('seats.player', '=', player)
    .orderBy('matches.created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return found(db, rows);
}

async function found(db: Db, rows: readonly { readonly id: string }[]): Promise<Table[]> {
  const tables = await Promise.all(rows.map(({ id }) => findTable(db, id)));
  return tables.filter((table) => table !== undefined);
}

/** The same people at a new table, each on the next seat; whoever asks second gets the one that was made first. */
export async function rematchOf(db: Db, table: Table, player: Player, now: number): Promise<Result<Table, TableError>> {
  if (table.row.status !== 'over') return fail({ code: 'not-over' });
  if (seatsOf(table, player.id).length === 0) return fail({ code: 'not-yours' });
  const { row } = table;
  const id = randomId(ID_LETTERS);
  const won = await db
    .updateTable('matches')
    .set({ rematch: id })
    .where('id', '=', row.id)
    .where('rematch', 'is', null)
    .executeTakeFirst();
  const isFirst = won.numUpdatedRows === 1n;
  if (isFirst) await insertRematch(db, table, id, now);
  const again = await findTable(db, isFirst ? id : ((await findTable(db, row.id))?.row.rematch ?? ''));
  return again ? ok(again) : fail({ code: 'no-such-table' });
}

async function insertRematch(db: Db, { row, seats }: Table, id: string, now: number): Promise<void> {
  const fresh = { status: 'waiting', created_at: now, started_at: null, ended_at: null, rematch: null } as const;
  const last = seats.length - 1;
  const moved = seats.map((_, seat) => seats[seat === 0 ? last : seat - 1] as SeatRow);
  const rows = moved.map((old, seat) => ({ ...old, match: id, seat, nonce: old.kind === 'bot' ? makeNonce() : null }));
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('matches')
      .values({ ...row, ...fresh, id, secret: makeSecret() })
      .execute();
    await tx.insertInto('seats').values(rows).execute();
  });
}

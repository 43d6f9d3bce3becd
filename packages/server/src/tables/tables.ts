import { LEVELS } from '@taproom/bots';
import { fail, makeNonce, makeSecret, ok, parseOptions, type Result, type SetupError } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { SeatSetup, TableSetup } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import { timedId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { isComplete, isInvitation, openingOf, type SeatRow, seatsOf, type Table } from './table.ts';

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
    }
  | { readonly code: 'other-rules'; readonly needs: number; readonly has: number };

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
  const id = timedId(now, ID_LETTERS);
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
    spectators_muted: 0,
  };
  const seats = setup.seats.map((seat, i) => seatRow(id, i, seat, host));
  const table = { row, setup: { ...setup, options: options.value }, seats };
  const made = await db.transaction().execute(async (tx) => {
    await tx.insertInto('matches').values(row).execute();
    await tx.insertInto('seats').values(seats).execute();
    return isComplete(table) ? start(tx, table, now) : table;
  });
  return ok(made);
}

/** A bot's contribution to the dice is made here; people make their own once they know the commitment. */
function seatRow(match: string, seat: number, setup: SeatSetup, host: Player): SeatRow {
  const empty = { match, seat, player: null, name: '', level: null, nonce: null, is_muted: 0 };
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
  const opening = openingOf(table);
  if ('needs' in opening) return fail({ code: 'other-rules', ...opening });
  if (!wanted) return fail({ code: 'seat-taken' });
  if (wanted.kind === 'invited' && !isInvitation(table, invitation)) return fail({ code: 'not-invited' });
  const isFree = wanted.kind === 'open' || wanted.kind === 'invited';
  if (isFree && seatsOf(table, player.id).length > 0) return fail({ code: 'one-seat-each' });
  if (!isFree && wanted.player !== player.id) return fail({ code: 'seat-taken' });
  return db.transaction().execute((tx) => takeSeat(tx, table.row.id, player, seat, nonce, now));
}

/** Takes a seat and begins the match, or neither. */
async function takeSeat(
  db: Db,
  id: string,
  player: Player,
  seat: number,
  nonce: string,
  now: number,
): Promise<Result<Table, TableError>> {
  await lock(db, id);
  const taken = await db
    .updateTable('seats')
    .set({ kind: 'human', player: player.id, name: player.name, nonce })
    .where('match', '=', id)
    .where('seat', '=', seat)
    .where('nonce', 'is', null)
    .where((is) => is.or([is('player', 'is', null), is('player', '=', player.id)]))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return fail({ code: 'seat-taken' });
  const seated = (await findTable(db, id)) as Table;
  return ok(isComplete(seated) ? await start(db, seated, now) : seated);
}

/** Until the transaction ends, whoever else changes the table waits; so of the last two to sit down, one sees both. */
const lock = async (db: Db, id: string): Promise<void> =>
  void (await db
    .updateTable('matches')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', id)
    .execute());

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

/** Lets whoever made the table silence a seat, or all who only watch, or hear them again. */
export async function muteAt(
  db: Db,
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
  return ok((await findTable(db, id)) as Table);
}

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
  const opening = openingOf(table);
  if ('needs' in opening) return fail({ code: 'other-rules', ...opening });
  const made = await db.transaction().execute((tx) => makeRematch(tx, table, now));
  const again = await findTable(db, made);
  return again ? ok(again) : fail({ code: 'no-such-table' });
}

/** The id of the rematch, made now or before. */
async function makeRematch(db: Db, table: Table, now: number): Promise<string> {
  await lock(db, table.row.id);
  const { rematch } = (await findTable(db, table.row.id))?.row ?? {};
  if (rematch) return rematch;
  const id = timedId(now, ID_LETTERS);
  await insertRematch(db, table, id, now);
  await db.updateTable('matches').set({ rematch: id }).where('id', '=', table.row.id).execute();
  return id;
}

async function insertRematch(db: Db, { row, seats }: Table, id: string, now: number): Promise<void> {
  const fresh = { status: 'waiting', created_at: now, started_at: null, ended_at: null, rematch: null } as const;
  const last = seats.length - 1;
  const moved = seats.map((_, seat) => seats[seat === 0 ? last : seat - 1] as SeatRow);
  const rows = moved.map((old, seat) => ({ ...old, match: id, seat, nonce: old.kind === 'bot' ? makeNonce() : null }));
  await db
    .insertInto('matches')
    .values({ ...row, ...fresh, id, secret: makeSecret() })
    .execute();
  await db.insertInto('seats').values(rows).execute();
}

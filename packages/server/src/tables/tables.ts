import { LEVELS } from '@taproom/bots';
import { fail, makeNonce, makeSecret, ok, parseOptions, type Result } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { SeatSetup, TableSetup } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import Type, { type Static } from 'typebox';
import { timedId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { isComplete, isInvitation, type MatchRow, openingOf, type SeatRow, seatsOf, type Table } from './table.ts';

type Db = Kysely<Schema>;

const closed = { additionalProperties: false } as const;

export const Player = Type.Object({ id: Type.String(), name: Type.String() }, closed);
export type Player = Readonly<Static<typeof Player>>;

const Words = Type.Immutable(Type.Array(Type.String()));
const given = { given: Type.Unknown(), valid: Words };
/** These three are the engine's `SetupError`. */
export const BadSeats = Type.Object({ code: Type.Literal('bad-seats'), ...given }, closed);
export const UnknownOption = Type.Object(
  { code: Type.Literal('unknown-option'), option: Type.String(), valid: Words },
  closed,
);
export const BadValue = Type.Object({ code: Type.Literal('bad-value'), option: Type.String(), ...given }, closed);
export const OtherRules = Type.Object(
  { code: Type.Literal('other-rules'), needs: Type.Integer(), has: Type.Integer() },
  closed,
);

export type TableError =
  | Static<typeof BadSeats>
  | Static<typeof UnknownOption>
  | Static<typeof BadValue>
  | Static<typeof OtherRules>
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
  if (setup.seats.filter(({ kind }) => kind === 'me').length > 1) return fail({ code: 'one-seat-each' });
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
    is_broken_off: 0,
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

/** Why a player may not sit down there, if so. */
function whyNotSit(table: Table, player: Player, { seat, invitation = '' }: Sitting): TableError | undefined {
  const wanted = table.seats[seat];
  if (table.row.status !== 'waiting') return { code: 'already-begun' };
  const opening = openingOf(table);
  if ('needs' in opening) return { code: 'other-rules', ...opening };
  if (!wanted) return { code: 'seat-taken' };
  if (wanted.kind === 'invited' && !isInvitation(table, invitation)) return { code: 'not-invited' };
  const isFree = wanted.kind === 'open' || wanted.kind === 'invited';
  if (isFree) return seatsOf(table, player.id).length > 0 ? { code: 'one-seat-each' } : undefined;
  const isWaitedFor = wanted.player === player.id && wanted.nonce === null;
  return isWaitedFor ? undefined : { code: 'seat-taken' };
}

/** Takes a seat, and begins the match if it was the last one. */
async function takeSeat(db: Db, id: string, player: Player, { seat, nonce }: Sitting, now: number): Promise<Table> {
  await db
    .updateTable('seats')
    .set({ kind: 'human', player: player.id, name: player.name, nonce })
    .where('match', '=', id)
    .where('seat', '=', seat)
    .execute();
  const seated = (await findTable(db, id)) as Table;
  return isComplete(seated) ? start(db, seated, now) : seated;
}

/** The table as it is now, and not as somebody has it in memory: nobody else changes it until the transaction ends. */
async function lockedTable(db: Db, id: string): Promise<Table> {
  await lock(db, id);
  return (await findTable(db, id)) as Table;
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
  await db
    .updateTable('seats')
    .set({ kind, player: null, name: '', nonce: null })
    .where('match', '=', id)
    .where('seat', '=', seat)
    .execute();
  return (await findTable(db, id)) as Table;
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
const OPEN = ['waiting', 'playing'] as const;

/** The public tables, the newest first. */
export async function publicTables(
  db: Db,
  { game, status }: { readonly game?: string | undefined; readonly status?: 'waiting' | 'playing' | undefined },
): Promise<Table[]> {
  // Those that are over are not even looked at: in time they are nearly all.
  const statuses = status === undefined ? OPEN : [status];
  let query = db.selectFrom('matches').selectAll().where('is_public', '=', 1).where('status', 'in', statuses);
  if (game !== undefined) query = query.where('game', '=', game);
  return withSeats(db, await query.orderBy('created_at', 'desc').limit(MOST_LISTED).execute());
}

/** The tables where a player sits, the newest first. */
export async function tablesOf(db: Db, player: string): Promise<Table[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .selectAll('matches')
    .where('seats.player', '=', player)
    .orderBy('matches.created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return withSeats(db, rows);
}

/** Asks for the seats of all tables at once. */
async function withSeats(db: Db, rows: readonly MatchRow[]): Promise<Table[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
  return rows.map((row) => ({
    row,
    setup: JSON.parse(row.setup) as TableSetup,
    seats: seats.filter(({ match }) => match === row.id),
  }));
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
  const { rematch } = (await lockedTable(db, table.row.id)).row;
  if (rematch) return rematch;
  const id = timedId(now, ID_LETTERS);
  await insertRematch(db, table, id, now);
  await db.updateTable('matches').set({ rematch: id }).where('id', '=', table.row.id).execute();
  return id;
}

async function insertRematch(db: Db, { row, setup, seats }: Table, id: string, now: number): Promise<void> {
  const unplayed = { status: 'waiting', started_at: null, ended_at: null, is_broken_off: 0, rematch: null } as const;
  // A seat that is given up again is for those for whom it was before.
  const again = JSON.stringify({ ...setup, seats: movedOn(setup.seats) });
  const rows = movedOn(seats).map((old, seat) => ({
    ...old,
    match: id,
    seat,
    nonce: old.kind === 'bot' ? makeNonce() : null,
  }));
  await db
    .insertInto('matches')
    .values({ ...row, ...unplayed, id, setup: again, created_at: now, secret: makeSecret() })
    .execute();
  await db.insertInto('seats').values(rows).execute();
}

/** Each on the next place, and the last on the first. */
const movedOn = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];

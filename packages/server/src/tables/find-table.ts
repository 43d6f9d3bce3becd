import { findGame } from '@taproom/games';
import type { TableSetup } from '@taproom/protocol';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { type MatchRow, otherRulesOf, type SeatRow, type Table } from './table.ts';

type Db = Kysely<Schema>;

export async function findTable(db: Db, id: string): Promise<Table | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return tableOf(row, await seatsWithKind(db, [id]));
}

/** Finds a table that is known to exist. */
export async function mustFindTable(db: Db, id: string): Promise<Table> {
  const table = await findTable(db, id);
  if (!table) throw new Error(`there is no table ${id}`);
  return table;
}

/** A seat, and of which kind its player is. */
type KnownSeat = SeatRow & { readonly player_kind: string | null };

const seatsWithKind = (db: Db, ids: readonly string[]): Promise<KnownSeat[]> =>
  db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player')
    .selectAll('seats')
    .select('players.kind as player_kind')
    .where('match', 'in', ids)
    .orderBy('seat')
    .execute();

/** What is known of the player is no part of the seat. */
const apart = ({
  player_kind: kind,
  ...seat
}: KnownSeat): { readonly kind: string | null; readonly seat: SeatRow } => ({
  kind,
  seat,
});

function tableOf(row: MatchRow, known: readonly KnownSeat[]): Table {
  const seats = known.map(apart);
  return {
    row,
    setup: JSON.parse(row.setup) as TableSetup,
    seats: seats.map(({ seat }) => seat),
    guests: new Set(
      seats.flatMap(({ kind, seat: { player } }) => (player !== null && kind === 'guest' ? [player] : [])),
    ),
  };
}

const MOST_LISTED = 100;
const OPEN = ['waiting', 'playing'] as const;

/** So many of a host's tables are listed before those of all others. */
const LISTED_FIRST = 3;

/** The public tables, newest first; of somebody who has set many, only a few come before those of the others. */
export async function publicTables(
  db: Db,
  { game, status }: { readonly game?: string | undefined; readonly status?: 'waiting' | 'playing' | undefined },
): Promise<Table[]> {
  // Finished tables are excluded by the query: in time, nearly all are.
  const statuses = status === undefined ? OPEN : [status];
  const rows = await db
    .with('listed', (cte) => {
      const open = cte
        .selectFrom('matches')
        .selectAll()
        .select(sql<number>`row_number() over (partition by host order by created_at desc)`.as('nth'))
        .where('is_public', '=', 1)
        .where('status', 'in', statuses);
      return game === undefined ? open : open.where('game', '=', game);
    })
    .selectFrom('listed')
    .selectAll()
    .orderBy(sql`nth > ${LISTED_FIRST}`)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const tables = await withSeats(db, rows);
  return tables.filter((table) => !otherRulesOf(table));
}

/** The tables where a player sits, newest first. */
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

/** Reads the seats of all tables in one query. */
async function withSeats(db: Db, rows: readonly MatchRow[]): Promise<Table[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await seatsWithKind(db, ids);
  const seatsAt = Map.groupBy(seats, ({ match }) => match);
  return rows.map((row) => tableOf(row, seatsAt.get(row.id) ?? []));
}

/** Counts running matches whose rules version is not installed, by game and version. */
export async function restingMatches(db: Db): Promise<{ game: string; rules: number; matches: number }[]> {
  const counted = await db
    .selectFrom('matches')
    .select(({ fn }) => ['game', 'rules', fn.countAll<number | string>().as('matches')])
    .where('status', '=', 'playing')
    .groupBy(['game', 'rules'])
    .execute();
  return counted
    .filter(({ game, rules }) => findGame(game)?.rules !== rules)
    .map(({ game, rules, matches }) => ({ game, rules, matches: Number(matches) }));
}

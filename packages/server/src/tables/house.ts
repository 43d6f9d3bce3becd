import { hasLore, LEVELS } from '@taproom/bots';
import { fail, makeNonce, ok, type Result, type Seat } from '@taproom/engine';
import type { BotSetup, TableSetup } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { botAt } from './bots-at.ts';
import { mustFindTable } from './find-table.ts';
import type { Player } from './player.ts';
import { lockedTable, start } from './start.ts';
import { otherRulesOf, type Table } from './table.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

/** Why a bot cannot play a game; undefined if it can. */
export function whyNotBot(game: string, { level, knowledge }: BotSetup): TableError | undefined {
  if (!LEVELS.some((one) => one === level)) return { code: 'unknown-level' };
  return knowledge && !hasLore(game) ? { code: 'no-knowledge' } : undefined;
}

/** What the host decides about bots while the table waits. */
export interface House {
  readonly fill: boolean;
  readonly houseBot: BotSetup;
}

/** Changes who stands in, and whether bots may take the free seats. */
export const setHouse = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  { fill, houseBot }: House,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const table = await lockedTable(tx, id);
    const error = whyNotHost(table, player) ?? whyNotBot(table.row.game, houseBot);
    if (error) return fail(error);
    const setup = JSON.stringify({ ...table.setup, fill, houseBot } satisfies TableSetup);
    await tx.updateTable('matches').set({ setup }).where('id', '=', id).execute();
    return ok(await mustFindTable(tx, id));
  });

/** Puts bots on the free seats, and begins. */
export const startWithBots = (
  db: Db,
  { row: { id } }: Table,
  player: Player,
  now: number,
): Promise<Result<Table, TableError>> =>
  db.transaction().execute(async (tx) => {
    const table = await lockedTable(tx, id);
    const error = whyNotStart(table, player);
    if (error) return fail(error);
    for (const seat of freeSeats(table)) await seatBot(tx, table, seat);
    return ok(await start(tx, await mustFindTable(tx, id), now));
  });

/** Why a player may not begin with bots; undefined if they may. */
export function whyNotStart(table: Table, player: Player): TableError | undefined {
  const error = whyNotHost(table, player);
  if (error) return error;
  const needed = otherRulesOf(table);
  if (needed) return { code: 'other-rules', ...needed };
  if (!table.setup.fill) return { code: 'no-filling' };
  // Whoever has sat down may still have to send a nonce for the dice.
  return table.seats.some(({ kind, nonce }) => kind === 'human' && nonce === null) ? { code: 'not-ready' } : undefined;
}

/** Why a player may not decide about a table as its host; undefined if they may. */
export function whyNotHost({ row }: Table, player: Player): TableError | undefined {
  if (row.host !== player.id) return { code: 'not-yours' };
  return row.status === 'waiting' ? undefined : { code: 'already-begun' };
}

export const freeSeats = ({ seats }: Table): Seat[] =>
  seats.flatMap(({ kind, seat }) => (kind === 'open' || kind === 'invited' ? [seat] : []));

const seatBot = async (db: Db, table: Table, seat: Seat): Promise<void> =>
  void (await db
    .updateTable('seats')
    .set({ kind: 'bot', level: botAt(table, seat).level, nonce: makeNonce() })
    .where('match', '=', table.row.id)
    .where('seat', '=', seat)
    .execute());

import { fail, makeNonce, makeSecret, ok, parseOptions, type Result } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { BotSetup, SeatSetup, TableSetup } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import { nameAt } from '../people/names-at.ts';
import { timedId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { mustFindTable } from './find-table.ts';
import { whyNotBot } from './house.ts';
import type { Player } from './player.ts';
import { start } from './start.ts';
import { isComplete, type MatchRow, type SeatRow, type Table } from './table.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

const ID_LETTERS = 10;

/** Creates a table. It starts by itself once all seats are taken. */
export async function createTable(
  db: Db,
  host: Player,
  setup: TableSetup,
  now: number,
): Promise<Result<Table, TableError>> {
  const planned = planTable(host, setup, now);
  if (!planned.ok) return planned;
  const { row } = planned.value;
  const name = await nameAt(db, host, []);
  const seats = planned.value.seats.map((seat) => (seat.player === null ? seat : { ...seat, name }));
  const made = await db.transaction().execute(async (tx) => {
    await tx.insertInto('matches').values(row).execute();
    await tx.insertInto('seats').values(seats).execute();
    const table = await mustFindTable(tx, row.id);
    return isComplete(table) ? start(tx, table, now) : table;
  });
  return ok(made);
}

/** A new table by its setup, or why it is not possible. */
export function planTable(host: Player, setup: TableSetup, now: number): Result<Table, TableError> {
  const game = findGame(setup.game);
  if (!game) return fail({ code: 'unknown-game' });
  const options = parseOptions(game, setup.seats.length, setup.options);
  if (!options.ok) return options;
  if (setup.seats.filter(({ kind }) => kind === 'me').length > 1) return fail({ code: 'one-seat-each' });
  const bots: BotSetup[] = [...setup.seats.filter((seat) => seat.kind === 'bot'), setup.houseBot ?? []].flat();
  const [wrongBot] = bots.flatMap((bot) => whyNotBot(setup.game, bot) ?? []);
  if (wrongBot) return fail(wrongBot);
  const id = timedId(now, ID_LETTERS);
  const parsed = { ...setup, options: options.value };
  const row = { ...newRow(id, host, parsed, now), game: game.id, rules: game.rules };
  return ok({ row, setup: parsed, seats: setup.seats.map((seat, i) => seatRow(id, i, seat, host)), guests: new Set() });
}

const newRow = (id: string, host: Player, setup: TableSetup, now: number): Omit<MatchRow, 'game' | 'rules'> => ({
  id,
  setup: JSON.stringify(setup),
  status: 'waiting',
  host: host.id,
  is_public: setup.isPublic ? 1 : 0,
  secret: makeSecret(),
  created_at: now,
  started_at: null,
  ended_at: null,
  rematch: null,
  spectators_muted: 0,
  undo_asked: null,
  is_broken_off: 0,
});

/** Bots' nonces for the dice are made here; people send theirs once they know the commitment. */
function seatRow(match: string, seat: number, setup: SeatSetup, host: Player): SeatRow {
  const empty = { match, seat, player: null, name: '', level: null, nonce: null, is_muted: 0 };
  if (setup.kind === 'bot') return { ...empty, kind: 'bot', level: setup.level, nonce: makeNonce() };
  if (setup.kind === 'me') return { ...empty, kind: 'human', player: host.id, name: host.name };
  return { ...empty, kind: setup.kind };
}

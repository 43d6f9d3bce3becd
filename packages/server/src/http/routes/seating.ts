import { fail, type Result } from '@taproom/engine';
import { BotSetup, KnownTable, Nonce } from '@taproom/protocol';
import Type from 'typebox';
import { refresh } from '../../room/refreshing.ts';
import { endByPlayer } from '../../tables/end-table.ts';
import { freeSeats, setHouse, startWithBots } from '../../tables/house.ts';
import { botsIn, whyFull } from '../../tables/how-many.ts';
import { knownTable } from '../../tables/known-table.ts';
import { muteAt } from '../../tables/mute.ts';
import type { Player } from '../../tables/player.ts';
import { rematchOf } from '../../tables/rematch.ts';
import { sitDown, standUp } from '../../tables/seating.ts';
import type { Table } from '../../tables/table.ts';
import type { TableError } from '../../tables/table-error.ts';
import type { Context } from '../context.ts';
import { type Reply, type Route, signedInRoute } from '../route.ts';
import { presenceAt, refuse, responses, TableParams } from './table-responses.ts';

const closed = { additionalProperties: false } as const;
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
const SitBody = Type.Object(
  { seat: SeatNumber, nonce: Nonce, invitation: Type.Optional(Type.String({ maxLength: 64 })) },
  closed,
);
const HouseBody = Type.Object({ fill: Type.Boolean(), houseBot: BotSetup }, closed);
/** `seat` is null for all spectators. */
const MuteBody = Type.Object({ seat: Type.Union([SeatNumber, Type.Null()]), isMuted: Type.Boolean() }, closed);

/** Sitting down at a table, leaving it, and what the people there can decide about it. */
export const seatingRoutes: readonly Route[] = [
  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/sit',
    tag: 'Tables',
    summary: 'Sit down, with a nonce of your own for the dice. The last player to do so starts the match.',
    input: { params: TableParams, body: SitBody },
    responses: responses(
      { 200: KnownTable },
      'not-signed-in',
      'no-such-table',
      'not-invited',
      'seat-taken',
      'one-seat-each',
      'already-begun',
      'other-rules',
    ),
    handle: (context, { params, caller, body }) =>
      changeTable(context, params.id, caller, (db, table) => sitDown(db, table, caller, body, context.now())),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/stand',
    tag: 'Tables',
    summary: 'Give up a seat before the match has started.',
    input: { params: TableParams, body: Type.Object({ seat: SeatNumber }, closed) },
    responses: responses({ 200: KnownTable }, 'not-signed-in', 'no-such-table', 'not-yours', 'already-begun'),
    handle: (context, { params, caller, body }) =>
      changeTable(context, params.id, caller, (db, table) => standUp(db, table, caller, body.seat)),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/house',
    tag: 'Tables',
    summary: 'As the host, choose who stands in for those who leave, and whether bots may take the free seats.',
    input: { params: TableParams, body: HouseBody },
    responses: responses(
      { 200: KnownTable },
      'not-signed-in',
      'no-such-table',
      'not-yours',
      'already-begun',
      'unknown-level',
      'no-knowledge',
    ),
    handle: (context, { params, caller, body }) =>
      changeTable(context, params.id, caller, (db, table) => setHouse(db, table, caller, body)),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/start',
    tag: 'Tables',
    summary: 'As the host, begin at once, with bots on the free seats.',
    input: { params: TableParams },
    responses: responses(
      { 200: KnownTable },
      'not-signed-in',
      'no-such-table',
      'not-yours',
      'already-begun',
      'no-filling',
      'not-ready',
      'other-rules',
      'too-many-bot-seats',
    ),
    handle: (context, { params, caller }) =>
      changeTable(context, params.id, caller, async (db, table) => {
        const full = await whyFull(db, caller.id, { tables: 0, bots: freeSeats(table).length }, context.house);
        return full ? fail(full) : startWithBots(db, table, caller, context.now());
      }),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/mute',
    tag: 'Tables',
    summary: 'Mute or unmute a seat, or all spectators.',
    input: { params: TableParams, body: MuteBody },
    responses: responses({ 200: KnownTable }, 'not-signed-in', 'no-such-table', 'not-yours'),
    handle: (context, { params, caller, body }) =>
      changeTable(context, params.id, caller, (db, table) => muteAt(db, table, caller, body)),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/end',
    tag: 'Tables',
    summary:
      'As the host, cancel a table that waits; or end a match of yours that cannot continue because its rules version is not installed.',
    input: { params: TableParams },
    responses: responses({ 200: KnownTable }, 'not-signed-in', 'no-such-table', 'not-yours', 'not-resting'),
    handle: (context, { params, caller }) =>
      changeTable(context, params.id, caller, (db, table) => endByPlayer(db, table, caller, context.now())),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/rematch',
    tag: 'Tables',
    summary: 'The same people at a new table.',
    input: { params: TableParams },
    responses: responses(
      { 201: KnownTable },
      'not-signed-in',
      'no-such-table',
      'not-yours',
      'not-over',
      'other-rules',
      'too-many-tables',
      'too-many-bot-seats',
    ),
    handle: async (context, { params, caller }) => {
      const after = context.spend('tables', caller.id);
      if (after > 0) return { status: 429, body: { code: 'too-many', after } };
      const reply = await changeTable(context, params.id, caller, async (db, table) => {
        const more = { tables: table.row.rematch ? 0 : 1, bots: table.row.rematch ? 0 : botsIn(table.setup) };
        const full = await whyFull(db, table.row.host, more, context.house);
        return full ? fail(full) : rematchOf(db, table, caller, context.now());
      });
      return reply.status === 200 ? { ...reply, status: 201 } : reply;
    },
  }),
];

/** Changes a table, refreshes its room and answers with the result. */
export async function changeTable(
  { store, hub }: Pick<Context, 'store' | 'hub'>,
  id: string,
  player: Player,
  change: (db: Context['store']['db'], table: Table) => Promise<Result<Table, TableError>>,
): Promise<Reply> {
  const room = await hub.open(id);
  if (!room) return refuse({ code: 'no-such-table' });
  const changed = await change(store.db, room.table);
  await refresh(room);
  if (!changed.ok) return refuse(changed.error);
  return { status: 200, body: knownTable(changed.value, presenceAt(hub, changed.value), player) };
}

import type { Seat } from '@taproom/engine';
import { KnownTable, OwnTable, RecordSchema, TableInfo, TableSetup, Text } from '@taproom/protocol';
import Type from 'typebox';
import type { Hub } from '../../room/hub.ts';
import { recordFor } from '../../room/record.ts';
import { infoFor, presenceIn, viewerOf } from '../../room/seen.ts';
import { createTable } from '../../tables/create-table.ts';
import { publicTables, tablesOf } from '../../tables/find-table.ts';
import { botsIn, whyFull } from '../../tables/how-many.ts';
import { knownTable } from '../../tables/known-table.ts';
import type { Player } from '../../tables/player.ts';
import { infoOf, NOBODY_HERE, seatsOf, type Table } from '../../tables/table.ts';
import { type Route, route, signedInRoute } from '../route.ts';
import { presenceAt, refuse, responses, TableParams } from './table-responses.ts';

/** The players of a household or school set as many tables as eight, however many they are. */
const PLAYERS_OF_AN_ADDRESS = 8;
const shareOf = (player: string, address: string): string =>
  `at ${address} ${[...player].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PLAYERS_OF_AN_ADDRESS}`;

const Filter = Type.Object(
  { game: Type.Optional(Text(0, 32)), status: Type.Optional(Type.Enum(['waiting', 'playing'])) },
  { additionalProperties: false },
);

/** Creating and finding tables. */
export const lobbyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/tables',
    tag: 'Tables',
    summary: 'The public tables, newest first.',
    input: { query: Filter },
    responses: { 200: Type.Array(TableInfo) },
    async handle({ store, hub }, { query }) {
      const tables = await publicTables(store.db, query);
      return { status: 200, body: tables.map((table) => publicInfo(hub, table)) };
    },
  }),

  signedInRoute({
    method: 'GET',
    url: '/api/mine',
    tag: 'Tables',
    summary: 'Your tables, and whose turn it is at each.',
    input: {},
    responses: responses({ 200: Type.Array(OwnTable) }, 'not-signed-in'),
    async handle({ store, hub }, { caller }) {
      const tables = await tablesOf(store.db, caller.id);
      return { status: 200, body: await Promise.all(tables.map((table) => ownTable(hub, table, caller))) };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables',
    tag: 'Tables',
    summary: 'Create a table.',
    input: { body: TableSetup },
    responses: responses(
      { 201: KnownTable },
      'not-signed-in',
      'unknown-game',
      'unknown-level',
      'no-knowledge',
      'bad-seats',
      'unknown-option',
      'bad-value',
      'one-seat-each',
      'too-many-tables',
      'too-many-bot-seats',
    ),
    async handle({ store, hub, now, spend, house }, { caller, body, address }) {
      const full = await whyFull(store.db, caller.id, { tables: 1, bots: botsIn(body) }, house);
      if (full) return refuse(full);
      const after = spend('tables', caller.id, shareOf(caller.id, address));
      if (after > 0) return { status: 429, body: { code: 'too-many', after } };
      const made = await createTable(store.db, caller, body, now());
      if (!made.ok) return refuse(made.error);
      return { status: 201, body: knownTable(made.value, presenceAt(hub, made.value), caller) };
    },
  }),

  route({
    method: 'GET',
    url: '/api/tables/:id',
    tag: 'Tables',
    summary: 'A table; with the invitation, if you may invite others.',
    input: { params: TableParams },
    responses: responses({ 200: KnownTable }, 'no-such-table'),
    async handle({ hub }, { params, caller }) {
      const room = await hub.open(params.id);
      if (!room) return refuse({ code: 'no-such-table' });
      const known = knownTable(room.table, presenceIn(room), caller);
      return { status: 200, body: { ...known, info: infoFor(room, viewerOf(room.table, caller?.id ?? null)) } };
    },
  }),

  route({
    method: 'GET',
    url: '/api/tables/:id/record',
    tag: 'Tables',
    summary: 'The full record of a finished match, signed by this house.',
    input: { params: TableParams },
    responses: responses({ 200: RecordSchema }, 'no-such-table', 'no-spectators', 'not-over'),
    async handle({ store, hub, signer }, { params, caller }) {
      const room = await hub.open(params.id);
      if (!room) return refuse({ code: 'no-such-table' });
      const record = await recordFor(store, room, caller);
      return record.ok ? { status: 200, body: signer.sign(record.value, params.id) } : refuse(record.error);
    },
  }),
];

/** A table as spectators see it, possibly with a delay. */
function publicInfo(hub: Hub, table: Table): TableInfo {
  const room = hub.find(table.row.id);
  return room ? infoFor(room, 'table') : infoOf(table, NOBODY_HERE);
}

const ownTable = async (hub: Hub, table: Table, player: Player): Promise<OwnTable> => ({
  ...infoOf(table, presenceAt(hub, table)),
  mine: seatsOf(table, player.id),
  turn: await turnAt(hub, table),
});

/** The people a match waits for. A table that cannot be opened waits for nobody. */
async function turnAt(hub: Hub, { row }: Table): Promise<readonly Seat[]> {
  if (row.status !== 'playing') return [];
  return (await hub.open(row.id).catch(() => undefined))?.live?.waitedFor ?? [];
}

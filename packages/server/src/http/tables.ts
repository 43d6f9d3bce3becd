import { type Result, recordOf, type Seat } from '@taproom/engine';
import { KnownTable, Nonce, OwnTable, RecordSchema, TableId, TableInfo, TableSetup, Text } from '@taproom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Course } from '../match/course.ts';
import type { Hub } from '../room/hub.ts';
import type { House, Room } from '../room/room.ts';
import { commitmentOf, infoOf, invitationTo, NOBODY_HERE, seatsOf, type Table } from '../tables/table.ts';
import {
  BadSeats,
  BadValue,
  createTable,
  muteAt,
  OtherRules,
  type Player,
  publicTables,
  rematchOf,
  sitDown,
  standUp,
  type TableError,
  tablesOf,
  UnknownOption,
} from '../tables/tables.ts';
import { answersBy } from './answers.ts';
import { callerOf, notSignedIn } from './caller.ts';

const closed = { additionalProperties: false } as const;
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
const SitBody = Type.Object(
  { seat: SeatNumber, nonce: Nonce, invitation: Type.Optional(Type.String({ maxLength: 64 })) },
  closed,
);
const MuteBody = Type.Object({ seat: Type.Union([SeatNumber, Type.Null()]), isMuted: Type.Boolean() }, closed);
const SeatBody = Type.Object({ seat: SeatNumber }, closed);
const Params = Type.Object({ id: TableId });
const Filter = Type.Object(
  { game: Type.Optional(Text(0, 32)), status: Type.Optional(Type.Enum(['waiting', 'playing'])) },
  closed,
);

/** How each trouble is told in HTTP. */
const STATUS: Readonly<Record<TableError['code'], number>> = {
  'bad-seats': 400,
  'unknown-option': 400,
  'bad-value': 400,
  'unknown-game': 400,
  'unknown-level': 400,
  'no-such-table': 404,
  'seat-taken': 409,
  'one-seat-each': 409,
  'not-invited': 403,
  'not-yours': 403,
  'already-begun': 409,
  'not-over': 409,
  'other-rules': 409,
};

const tags = ['Tables'];
const answers = answersBy({ ...STATUS, 'no-spectators': 403 }, [BadSeats, UnknownOption, BadValue, OtherRules]);

type At = { Params: Static<typeof Params> };

/** Making tables, finding them, sitting down and leaving. */
export function addTableRoutes(app: FastifyInstance, house: House, hub: Hub): void {
  const { store, now } = house;

  const known = (table: Table, player: Player | undefined): KnownTable => ({
    info: infoOf(table, hub.find(table.row.id)?.presence ?? NOBODY_HERE),
    commitment: commitmentOf(table),
    ...(player && mayInvite(table, player) && { invitation: invitationTo(table) }),
    ...(player?.id === table.row.host && { isHost: true as const }),
  });

  /** A table as those see it who only watch, and may lag behind. */
  const forEveryone = (table: Table): TableInfo => hub.find(table.row.id)?.info(null) ?? infoOf(table, NOBODY_HERE);

  const send = (reply: FastifyReply, made: Result<Table, TableError>, player: Player, code = 200): FastifyReply =>
    made.ok ? reply.code(code).send(known(made.value, player)) : reply.code(STATUS[made.error.code]).send(made.error);

  /** The people a match waits for. A table that cannot be opened waits for nobody. */
  async function turnAt({ row }: Table): Promise<readonly Seat[]> {
    if (row.status !== 'playing') return [];
    return (await hub.open(row.id).catch(() => undefined))?.course()?.waitedFor ?? [];
  }

  /** For those who are known here, at a table that exists. */
  async function atTable<R extends At>(
    request: FastifyRequest<R>,
    reply: FastifyReply,
    work: (room: Room, player: Player) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const player = await callerOf(house, request);
    if (!player) return notSignedIn(reply);
    const room = await hub.open((request.params as Static<typeof Params>).id);
    return room ? work(room, player) : reply.code(404).send({ code: 'no-such-table' });
  }

  app.get<{ Querystring: Static<typeof Filter> }>(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'The public tables, the newest first.',
        querystring: Filter,
        response: { 200: Type.Array(TableInfo) },
      },
    },
    async (request) => (await publicTables(store.db, request.query)).map(forEveryone),
  );

  app.get(
    '/api/mine',
    {
      schema: {
        tags,
        summary: 'Your tables, and whose turn it is at each.',
        response: answers({ 200: Type.Array(OwnTable) }, 'not-signed-in'),
      },
    },
    async (request, reply) => {
      const player = await callerOf(house, request);
      if (!player) return notSignedIn(reply);
      const tables = await tablesOf(store.db, player.id);
      const owned = async (table: Table): Promise<OwnTable> => ({
        ...known(table, player).info,
        mine: seatsOf(table, player.id),
        turn: await turnAt(table),
      });
      return Promise.all(tables.map(owned));
    },
  );

  app.post<{ Body: TableSetup }>(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Make a table.',
        body: TableSetup,
        response: answers(
          { 201: KnownTable },
          'not-signed-in',
          'unknown-game',
          'unknown-level',
          'bad-seats',
          'unknown-option',
          'bad-value',
          'one-seat-each',
        ),
      },
    },
    async (request, reply) => {
      const player = await callerOf(house, request);
      if (!player) return notSignedIn(reply);
      return send(reply, await createTable(store.db, player, request.body, now()), player, 201);
    },
  );

  app.get<At>(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table; with the invitation, for those who may invite.',
        params: Params,
        response: answers({ 200: KnownTable }, 'no-such-table'),
      },
    },
    async (request, reply) => {
      const room = await hub.open(request.params.id);
      if (!room) return reply.code(404).send({ code: 'no-such-table' });
      const player = await callerOf(house, request);
      return { ...known(room.table(), player), info: room.info(player?.id ?? null) };
    },
  );

  app.get<At>(
    '/api/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The whole record of a match that is over.',
        params: Params,
        response: answers({ 200: RecordSchema }, 'no-such-table', 'no-spectators', 'not-over'),
      },
    },
    async (request, reply) => {
      const room = await hub.open(request.params.id);
      if (!room) return reply.code(404).send({ code: 'no-such-table' });
      const player = await callerOf(house, request);
      if (!mayLook(room.table(), player)) return reply.code(403).send({ code: 'no-spectators' });
      const course = room.courseFor(player?.id ?? null);
      // The whole record tells what was hidden; until one has seen the match end, one does not get it.
      if (!course || !isOver(room, course)) return reply.code(409).send({ code: 'not-over' });
      return recordOf(course.match);
    },
  );

  app.post<At & { Body: Static<typeof SitBody> }>(
    '/api/tables/:id/sit',
    {
      schema: {
        tags,
        summary: 'Sit down, with a nonce of your own for the dice. The last one begins the match.',
        params: Params,
        body: SitBody,
        response: answers(
          { 200: KnownTable },
          'not-signed-in',
          'no-such-table',
          'not-invited',
          'seat-taken',
          'one-seat-each',
          'already-begun',
          'other-rules',
        ),
      },
    },
    (request, reply) =>
      atTable(request, reply, async (room, player) => {
        const sat = await sitDown(store.db, room.table(), player, request.body, now());
        await room.refresh();
        return send(reply, sat, player);
      }),
  );

  app.post<At & { Body: Static<typeof SeatBody> }>(
    '/api/tables/:id/stand',
    {
      schema: {
        tags,
        summary: 'Give a seat up before the match has begun.',
        params: Params,
        body: SeatBody,
        response: answers({ 200: KnownTable }, 'not-signed-in', 'no-such-table', 'not-yours', 'already-begun'),
      },
    },
    (request, reply) =>
      atTable(request, reply, async (room, player) => {
        const stood = await standUp(store.db, room.table(), player, request.body.seat);
        await room.refresh();
        return send(reply, stood, player);
      }),
  );

  /** `seat` is nothing for all who only watch. */
  app.post<At & { Body: Static<typeof MuteBody> }>(
    '/api/tables/:id/mute',
    {
      schema: {
        tags,
        summary: 'Mute a seat, or all who only watch, or let them speak again.',
        params: Params,
        body: MuteBody,
        response: answers({ 200: KnownTable }, 'not-signed-in', 'no-such-table', 'not-yours'),
      },
    },
    (request, reply) =>
      atTable(request, reply, async (room, player) => {
        const muted = await muteAt(store.db, room.table(), player, request.body);
        await room.refresh();
        return send(reply, muted, player);
      }),
  );

  app.post<At>(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags,
        summary: 'The same people at a new table.',
        params: Params,
        response: answers(
          { 201: KnownTable },
          'not-signed-in',
          'no-such-table',
          'not-yours',
          'not-over',
          'other-rules',
        ),
      },
    },
    (request, reply) =>
      atTable(request, reply, async (room, player) => {
        const again = await rematchOf(store.db, room.table(), player, now());
        await room.refresh();
        return send(reply, again, player, 201);
      }),
  );
}

/** Those who sit at a table, and whoever made it, have the link for the seats that are not for everyone. */
const mayInvite = (table: Table, { id }: Player): boolean => table.row.host === id || seatsOf(table, id).length > 0;

/** Whether a match is over as far as somebody may know it, by its rules or because it was broken off. */
const isOver = (room: Room, { match, seq }: Course): boolean =>
  match.history.end !== undefined || (room.table().row.is_broken_off === 1 && seq === room.course()?.seq);

/** Where nobody may watch, what was played is for those who sit there. */
const mayLook = (table: Table, player: Player | undefined): boolean =>
  table.setup.spectators || (player !== undefined && seatsOf(table, player.id).length > 0);

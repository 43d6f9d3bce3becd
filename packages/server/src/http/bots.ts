import { PlayerName, Text } from '@taproom/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { type BotError, botsOf, createBot, revokeBot } from '../people/bots.ts';
import { SignedIn } from '../people/sessions.ts';
import type { House } from '../room/room.ts';
import { Player } from '../tables/tables.ts';
import { answersBy, Nothing } from './answers.ts';
import { callerOf, notSignedIn } from './caller.ts';
import type { SiteOptions } from './site-options.ts';

const tags = ['Bots'];
const BotBody = Type.Object({ name: PlayerName }, { additionalProperties: false });
const Params = Type.Object({ id: Text(0, 32) });

const STATUS: Readonly<Record<BotError['code'], number>> = {
  'no-account': 403,
  'too-many-bots': 409,
  'no-such-bot': 404,
};
const answers = answersBy(STATUS);
const refuse = (reply: FastifyReply, error: BotError): FastifyReply => reply.code(STATUS[error.code]).send(error);

/** Players for programs. */
export function addBotRoutes(app: FastifyInstance, house: House, { rates, doors }: SiteOptions): void {
  const { store, now } = house;

  app.get(
    '/api/bots',
    {
      schema: {
        tags,
        summary: 'The bots of your account.',
        response: answers({ 200: Type.Array(Player) }, 'not-signed-in'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      return person ? botsOf(store.db, person.id) : notSignedIn(reply);
    },
  );

  app.post<{ Body: Static<typeof BotBody> }>(
    '/api/bots',
    {
      schema: {
        tags,
        summary: 'Make a bot of your account; its token is told only now.',
        body: BotBody,
        response: answers({ 201: SignedIn }, 'not-signed-in', 'no-account', 'too-many-bots'),
      },
      config: { rateLimit: rates.newcomers },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const made = await createBot(store.db, person, request.body.name, now());
      return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.error);
    },
  );

  app.delete<{ Params: Static<typeof Params> }>(
    '/api/bots/:id',
    {
      schema: {
        tags,
        summary: 'Take a bot’s token away; its connections are closed.',
        params: Params,
        response: answers({ 204: Nothing }, 'not-signed-in', 'no-such-bot'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const gone = await revokeBot(store.db, person.id, request.params.id);
      if (!gone.ok) return refuse(reply, gone.error);
      doors.shut({ player: request.params.id });
      return reply.code(204).send();
    },
  );
}

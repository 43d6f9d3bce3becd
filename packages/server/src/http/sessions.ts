import { Text } from '@taproom/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { endOtherSessions, endSession, SessionInfo, sessionIdOf, sessionsOf } from '../people/sessions.ts';
import type { House } from '../room/room.ts';
import { answersBy, Nothing } from './answers.ts';
import { callerOf, clearToken, notSignedIn, tokenOf } from './caller.ts';
import type { SiteOptions } from './site-options.ts';

const tags = ['Sessions'];
const Params = Type.Object({ id: Text(0, 32) });
const answers = answersBy({ 'no-such-session': 404 });

/** Where one is signed in, and leaving. */
export function addSessionRoutes(app: FastifyInstance, house: House, { doors }: SiteOptions): void {
  const { db } = house.store;

  app.get(
    '/api/sessions',
    {
      schema: {
        tags,
        summary: 'Where you are signed in.',
        response: answers({ 200: Type.Array(SessionInfo) }, 'not-signed-in'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      return person ? sessionsOf(db, person.id, tokenOf(request) ?? '') : notSignedIn(reply);
    },
  );

  app.delete<{ Params: Static<typeof Params> }>(
    '/api/sessions/:id',
    {
      schema: {
        tags,
        summary: 'End a session; its connections are closed.',
        params: Params,
        response: answers({ 204: Nothing }, 'not-signed-in', 'no-such-session'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const { id } = request.params;
      if (!(await endSession(db, person.id, id))) return reply.code(404).send({ code: 'no-such-session' });
      doors.shut({ session: id });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/sessions',
    {
      schema: {
        tags,
        summary: 'End all sessions but the one you ask with.',
        response: answers({ 204: Nothing }, 'not-signed-in'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const ended = await endOtherSessions(db, person.id, tokenOf(request) ?? '');
      for (const session of ended) doors.shut({ session });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/logout',
    {
      schema: {
        tags,
        summary: 'End the session you ask with.',
        response: answers({ 204: Nothing }, 'not-signed-in'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const session = sessionIdOf(tokenOf(request) ?? '');
      await endSession(db, person.id, session);
      doors.shut({ session });
      return clearToken(reply).code(204).send();
    },
  );
}

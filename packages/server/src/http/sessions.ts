import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { endOtherSessions, endSession, sessionIdOf, sessionsOf } from '../people/sessions.ts';
import type { House } from '../room/room.ts';
import { callerOf, clearToken, notSignedIn, tokenOf } from './caller.ts';
import type { SiteOptions } from './site-options.ts';

const tags = ['Sessions'];
const Params = Type.Object({ id: Type.String({ maxLength: 32 }) });

/** Where one is signed in, and leaving. */
export function addSessionRoutes(app: FastifyInstance, house: House, { doors }: SiteOptions): void {
  const { db } = house.store;

  app.get('/api/sessions', { schema: { tags, summary: 'Where you are signed in.' } }, async (request, reply) => {
    const person = await callerOf(house, request);
    return person ? sessionsOf(db, person.id, tokenOf(request) ?? '') : notSignedIn(reply);
  });

  app.delete<{ Params: Static<typeof Params> }>(
    '/api/sessions/:id',
    { schema: { tags, summary: 'End a session; its connections are closed.', params: Params } },
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
    { schema: { tags, summary: 'End all sessions but the one you ask with.' } },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const ended = await endOtherSessions(db, person.id, tokenOf(request) ?? '');
      for (const session of ended) doors.shut({ session });
      return reply.code(204).send();
    },
  );

  app.post('/api/logout', { schema: { tags, summary: 'End the session you ask with.' } }, async (request, reply) => {
    const person = await callerOf(house, request);
    if (!person) return notSignedIn(reply);
    const session = sessionIdOf(tokenOf(request) ?? '');
    await endSession(db, person.id, session);
    doors.shut({ session });
    return clearToken(reply).code(204).send();
  });
}

import { Text } from '@taproom/protocol';
import Type from 'typebox';
import { endOtherSessions, endSession, SessionInfo, sessionIdOf, sessionsOf } from '../../people/sessions.ts';
import { closeConnections } from '../../wire/connections.ts';
import { Nothing, responsesBy } from '../responses.ts';
import { type Route, signedInRoute } from '../route.ts';

const responses = responsesBy({ 'no-such-session': 404 });

/** Listing and ending one's sessions. */
export const sessionRoutes: readonly Route[] = [
  signedInRoute({
    method: 'GET',
    url: '/api/sessions',
    tag: 'Sessions',
    summary: 'Your sessions.',
    input: {},
    responses: responses({ 200: Type.Array(SessionInfo) }, 'not-signed-in'),
    handle: async ({ store }, { caller, token }) => ({
      status: 200,
      body: await sessionsOf(store.db, caller.id, token),
    }),
  }),

  signedInRoute({
    method: 'DELETE',
    url: '/api/sessions/:id',
    tag: 'Sessions',
    summary: 'End a session; its connections are closed.',
    input: { params: Type.Object({ id: Text(0, 32) }) },
    responses: responses({ 204: Nothing }, 'not-signed-in', 'no-such-session'),
    async handle({ store, connections }, { caller, params }) {
      const isEnded = await endSession(store.db, caller.id, params.id);
      if (!isEnded) return { status: 404, body: { code: 'no-such-session' } };
      closeConnections(connections, { session: params.id });
      return { status: 204 };
    },
  }),

  signedInRoute({
    method: 'DELETE',
    url: '/api/sessions',
    tag: 'Sessions',
    summary: 'End all sessions but the current one.',
    input: {},
    responses: responses({ 204: Nothing }, 'not-signed-in'),
    async handle({ store, connections }, { caller, token }) {
      const ended = await endOtherSessions(store.db, caller.id, token);
      for (const session of ended) closeConnections(connections, { session });
      return { status: 204 };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/logout',
    tag: 'Sessions',
    summary: 'End the current session.',
    input: {},
    responses: responses({ 204: Nothing }, 'not-signed-in'),
    async handle({ store, connections }, { caller, token }) {
      const session = sessionIdOf(token);
      await endSession(store.db, caller.id, session);
      closeConnections(connections, { session });
      return { status: 204, token: null };
    },
  }),
];

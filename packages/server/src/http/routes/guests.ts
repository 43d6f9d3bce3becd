import { PlayerName } from '@taproom/protocol';
import Type from 'typebox';
import { createGuest, Person, SignedIn } from '../../people/sessions.ts';
import { type Route, route } from '../route.ts';

const closed = { additionalProperties: false } as const;

/** Playing without an account. */
export const guestRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/guest',
    tag: 'People',
    summary: 'Become a guest, with a name and without an account.',
    input: { body: Type.Object({ name: PlayerName }, closed) },
    responses: { 201: SignedIn },
    limit: 'newcomers',
    async handle({ store, now }, { body, agent }) {
      const guest = await createGuest(store.db, body.name, now(), agent);
      return { status: 201, body: guest, token: guest.token };
    },
  }),

  // Being unknown is no error: a client asks this to learn whether it needs a name. Each visit renews the browser's
  // token.
  route({
    method: 'GET',
    url: '/api/me',
    tag: 'People',
    summary: 'Who you are; null if you are not signed in.',
    input: {},
    responses: { 200: Type.Object({ player: Type.Union([Person, Type.Null()]) }, closed) },
    async handle(_, { caller, cookie }) {
      const answer = { status: 200, body: { player: caller ?? null } };
      return caller && cookie ? { ...answer, token: cookie } : answer;
    },
  }),
];

import { PlayerName } from '@taproom/protocol';
import Type from 'typebox';
import { createGuest, Person, SignedIn } from '../../people/sessions.ts';
import { type Route, route } from '../route.ts';

const closed = { additionalProperties: false } as const;

/** Coming in without an account. */
export const guestRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/guest',
    tag: 'People',
    summary: 'Come in without an account, by a name.',
    input: { body: Type.Object({ name: PlayerName }, closed) },
    responses: { 201: SignedIn },
    limit: 'newcomers',
    async handle({ store, now }, { body, agent }) {
      const guest = await createGuest(store.db, body.name, now(), agent);
      return { status: 201, body: guest, token: guest.token };
    },
  }),

  // Not being known is no mistake: this is how a client finds out whether it must ask for a name. A browser whose player
  // comes again and again keeps its token for as long again.
  route({
    method: 'GET',
    url: '/api/me',
    tag: 'People',
    summary: 'Who you are; null if that is not known.',
    input: {},
    responses: { 200: Type.Object({ player: Type.Union([Person, Type.Null()]) }, closed) },
    async handle(_, { caller, cookie }) {
      const answer = { status: 200, body: { player: caller ?? null } };
      return caller && cookie ? { ...answer, token: cookie } : answer;
    },
  }),
];

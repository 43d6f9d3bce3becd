import { PlayerName } from '@taproom/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { createGuest, Person, SignedIn } from '../people/sessions.ts';
import type { House } from '../room/room.ts';
import { agentOf, callerOf, cookieOf, setToken } from './caller.ts';
import type { SiteOptions } from './site-options.ts';

const tags = ['People'];
const closed = { additionalProperties: false } as const;
const GuestBody = Type.Object({ name: PlayerName }, closed);
const Me = Type.Object({ player: Type.Union([Person, Type.Null()]) }, closed);

/** Coming in without an account. */
export function addGuestRoutes(app: FastifyInstance, house: House, { rates, isSecure }: SiteOptions): void {
  const { store, now } = house;

  app.post<{ Body: Static<typeof GuestBody> }>(
    '/api/guest',
    {
      schema: {
        tags,
        summary: 'Come in without an account, by a name.',
        body: GuestBody,
        response: { 201: SignedIn },
      },
      config: { rateLimit: rates.newcomers },
    },
    async (request, reply) => {
      const { player, token } = await createGuest(store.db, request.body.name, now(), agentOf(request));
      return setToken(reply, token, isSecure).code(201).send({ player, token });
    },
  );

  // Not being known is no mistake: this is how a client finds out whether it must ask for a name. A browser whose player
  // comes again and again keeps its token for as long again.
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who you are; null if that is not known.', response: { 200: Me } } },
    async (request, reply) => {
      const player = (await callerOf(house, request)) ?? null;
      const token = cookieOf(request);
      if (player && token) setToken(reply, token, isSecure);
      return { player };
    },
  );
}

import { PlayerName } from '@taproom/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { createGuest } from '../people/sessions.ts';
import type { House } from '../room/room.ts';
import { callerOf, setToken } from './caller.ts';
import type { Rates } from './rates.ts';

const GuestBody = Type.Object({ name: PlayerName }, { additionalProperties: false });

/** Coming in without an account. */
export function addGuestRoutes(app: FastifyInstance, { store, now }: House, rates: Rates, isSecure: boolean): void {
  app.post<{ Body: Static<typeof GuestBody> }>(
    '/api/guest',
    { schema: { body: GuestBody }, config: { rateLimit: rates.newcomers } },
    async (request, reply) => {
      const { player, token } = await createGuest(store.db, request.body.name, now());
      return setToken(reply, token, isSecure).code(201).send({ player, token });
    },
  );

  // Not being known is no mistake: this is how a client finds out whether it must ask for a name.
  app.get('/api/me', async (request) => ({ player: (await callerOf(store, request)) ?? null }));
}

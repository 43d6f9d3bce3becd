import { Text } from '@taproom/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { accountOf, forgetAccount, rename } from '../people/accounts.ts';
import { PasskeyInfo, passkeysOf, removePasskey } from '../people/passkeys.ts';
import type { House } from '../room/room.ts';
import { answers, Known, refuse, Username } from './accounts.ts';
import { Nothing } from './answers.ts';
import { callerOf, clearToken, notSignedIn } from './caller.ts';
import type { SiteOptions } from './site-options.ts';

const tags = ['Accounts'];
const closed = { additionalProperties: false } as const;
const RenameBody = Type.Object({ username: Username }, closed);
const Params = Type.Object({ id: Text(0, 32) });
const OwnAccount = Type.Object(
  { username: Type.String(), hasPassword: Type.Boolean(), passkeys: Type.Array(PasskeyInfo) },
  closed,
);

/** What one can see and change of one's own account. */
export function addOwnAccountRoutes(app: FastifyInstance, house: House, { rates, doors }: SiteOptions): void {
  const { db } = house.store;
  const config = { rateLimit: rates.logins };

  app.get(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Your account, and how you come in.',
        response: answers({ 200: OwnAccount }, 'not-signed-in', 'no-account'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const account = await accountOf(db, person.id);
      if (!account) return refuse(reply, { code: 'no-account' });
      const passkeys = await passkeysOf(db, person.id);
      return { username: account.username, hasPassword: account.password !== null, passkeys };
    },
  );

  app.post<{ Body: Static<typeof RenameBody> }>(
    '/api/account/name',
    {
      schema: {
        tags,
        summary: 'Take another name.',
        body: RenameBody,
        response: answers({ 200: Known }, 'not-signed-in', 'name-taken', 'no-account'),
      },
      config,
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const renamed = await rename(db, person.id, request.body.username);
      return renamed.ok ? { player: renamed.value } : refuse(reply, renamed.error);
    },
  );

  app.delete<{ Params: Static<typeof Params> }>(
    '/api/account/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Take a passkey away; the last way in stays.',
        params: Params,
        response: answers({ 204: Nothing }, 'not-signed-in', 'no-such-passkey', 'last-way-in'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const removed = await removePasskey(db, person.id, request.params.id);
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.error);
    },
  );

  app.delete(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Have your account forgotten; what was played stays.',
        response: answers({ 204: Nothing }, 'not-signed-in', 'no-account'),
      },
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const forgotten = await forgetAccount(db, person.id);
      if (!forgotten.ok) return refuse(reply, forgotten.error);
      for (const player of forgotten.value) doors.shut({ player });
      return clearToken(reply).code(204).send();
    },
  );
}

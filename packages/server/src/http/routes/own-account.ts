import { Text } from '@taproom/protocol';
import Type from 'typebox';
import { accountOf, forgetAccount, rename } from '../../people/accounts.ts';
import { PasskeyInfo, passkeysOf, removePasskey } from '../../people/passkeys.ts';
import { codesLeft } from '../../people/recovery.ts';
import { closeConnections } from '../../wire/connections.ts';
import { Nothing } from '../responses.ts';
import { type Route, signedInRoute } from '../route.ts';
import { Known, Proof, refuse, responses, Username } from './account-responses.ts';
import { whyNotOwner } from './owner.ts';

const closed = { additionalProperties: false } as const;
const OwnAccount = Type.Object(
  {
    username: Type.String(),
    hasPassword: Type.Boolean(),
    passkeys: Type.Array(PasskeyInfo),
    codes: Type.Integer({ description: 'how many recovery codes are left' }),
  },
  closed,
);

/** Seeing and changing one's own account. */
export const ownAccountRoutes: readonly Route[] = [
  signedInRoute({
    method: 'GET',
    url: '/api/account',
    tag: 'Accounts',
    summary: 'Your account, and how you sign in.',
    input: {},
    responses: responses({ 200: OwnAccount }, 'not-signed-in', 'no-account'),
    async handle({ store }, { caller }) {
      const account = await accountOf(store.db, caller.id);
      if (!account) return refuse({ code: 'no-account' });
      const { username, password } = account;
      const passkeys = await passkeysOf(store.db, caller.id);
      const codes = await codesLeft(store.db, caller.id);
      return { status: 200, body: { username, hasPassword: password !== null, passkeys, codes } };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/account/name',
    tag: 'Accounts',
    summary: 'Change your name.',
    input: { body: Type.Object({ username: Username }, closed) },
    responses: responses({ 200: Known }, 'not-signed-in', 'name-taken', 'no-account'),
    limit: 'logins',
    async handle({ store }, { caller, body }) {
      const renamed = await rename(store.db, caller.id, body.username);
      return renamed.ok ? { status: 200, body: { player: renamed.value } } : refuse(renamed.error);
    },
  }),

  signedInRoute({
    method: 'DELETE',
    url: '/api/account/passkeys/:id',
    tag: 'Accounts',
    summary: 'Remove a passkey, unless it is the only way to sign in.',
    input: { params: Type.Object({ id: Text(0, 32) }) },
    responses: responses({ 204: Nothing }, 'not-signed-in', 'no-such-passkey', 'last-way-in'),
    async handle({ store }, { caller, params }) {
      const removed = await removePasskey(store.db, caller.id, params.id);
      return removed.ok ? { status: 204 } : refuse(removed.error);
    },
  }),

  signedInRoute({
    method: 'DELETE',
    url: '/api/account',
    tag: 'Accounts',
    summary: 'Delete your account, if you can still show that it is yours; its matches and results stay.',
    input: { body: Proof },
    responses: responses({ 204: Nothing }, 'not-signed-in', 'no-account', 'wrong-password', 'bad-passkey'),
    limit: 'logins',
    async handle(context, { caller, body, origin }) {
      const { store, connections } = context;
      const owner = await whyNotOwner(context, caller, body, origin);
      if (!owner.ok) return refuse(owner.error);
      const forgotten = await forgetAccount(store.db, caller.id);
      if (!forgotten.ok) return refuse(forgotten.error);
      for (const player of forgotten.value) closeConnections(connections, { player });
      return { status: 204, token: null };
    },
  }),
];

import Type from 'typebox';
import {
  BegunLogin,
  BegunPasskey,
  beginLogin,
  beginPasskey,
  finishLogin,
  finishPasskey,
  LoginAnswer,
  PasskeyAnswer,
} from '../../people/passkeys.ts';
import { SignedIn } from '../../people/sessions.ts';
import { partyOf } from '../context.ts';
import { type Route, route, signedInRoute } from '../route.ts';
import { Known, Opened, refuse, responses, Username } from './account-responses.ts';
import { openAccount } from './owner.ts';
import { letIn } from './sign-in.ts';

const closed = { additionalProperties: false } as const;

/** Accounts with a passkey: a guest signs up, and logs in from anywhere. */
export const passkeyRoutes: readonly Route[] = [
  signedInRoute({
    method: 'POST',
    url: '/api/account/passkey/options',
    tag: 'Accounts',
    summary: 'Start creating a passkey; a guest chooses the name of the account.',
    input: { body: Type.Object({ username: Type.Optional(Username) }, closed) },
    responses: responses({ 200: BegunPasskey }, 'not-signed-in', 'name-taken', 'no-account'),
    limit: 'logins',
    async handle(context, { caller, body, origin }) {
      const party = partyOf(context, origin);
      const begun = await beginPasskey(context.store.db, party, caller, body.username, context.now());
      return begun.ok ? { status: 200, body: begun.value } : refuse(begun.error);
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/account/passkey',
    tag: 'Accounts',
    summary: 'Save the passkey that the browser has created; this turns a guest into an account.',
    input: { body: PasskeyAnswer },
    responses: responses({ 201: Type.Union([Known, Opened]) }, 'not-signed-in', 'bad-passkey', 'name-taken'),
    limit: 'logins',
    async handle(context, request) {
      const { caller, body, origin } = request;
      const made = await finishPasskey(context.store.db, partyOf(context, origin), caller, body, context.now());
      if (!made.ok) return refuse(made.error);
      if (caller.kind === 'guest') return openAccount(context, request, made.value);
      return { status: 201, body: { player: made.value } };
    },
  }),

  route({
    method: 'POST',
    url: '/api/login/passkey/options',
    tag: 'Accounts',
    summary: 'Start logging in by passkey.',
    input: {},
    responses: responses({ 200: BegunLogin }),
    limit: 'logins',
    handle: async (context, { origin }) => ({
      status: 200,
      body: await beginLogin(context.store.db, partyOf(context, origin), context.now()),
    }),
  }),

  route({
    method: 'POST',
    url: '/api/login/passkey',
    tag: 'Accounts',
    summary: 'Log in by passkey.',
    input: { body: LoginAnswer },
    responses: responses({ 200: SignedIn }, 'bad-passkey'),
    limit: 'logins',
    async handle(context, request) {
      const party = partyOf(context, request.origin);
      const found = await finishLogin(context.store.db, party, request.body, context.now());
      return found.ok ? letIn(context, request, found.value) : refuse(found.error);
    },
  }),
];

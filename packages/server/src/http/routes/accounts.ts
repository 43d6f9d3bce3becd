import { Text } from '@taproom/protocol';
import Type from 'typebox';
import { becomeAccount, changePassword, folded, logIn } from '../../people/accounts.ts';
import { endOtherSessions, SignedIn } from '../../people/sessions.ts';
import { closeConnections } from '../../wire/connections.ts';
import { Nothing } from '../responses.ts';
import { type Route, route, signedInRoute } from '../route.ts';
import { AnyPassword, Opened, Password, refuse, responses, Username } from './account-responses.ts';
import { openAccount } from './owner.ts';
import { letIn } from './sign-in.ts';

const closed = { additionalProperties: false } as const;

/** Accounts with a password: a guest signs up, and logs in from anywhere. */
export const accountRoutes: readonly Route[] = [
  signedInRoute({
    method: 'POST',
    url: '/api/account',
    tag: 'Accounts',
    summary: 'Turn the guest you are into an account, with a password.',
    input: { body: Type.Object({ username: Username, password: Password }, closed) },
    responses: responses({ 201: Opened }, 'not-signed-in', 'name-taken', 'already-account'),
    limit: 'logins',
    async handle(context, request) {
      const { store, now } = context;
      const { caller, body } = request;
      const made = await becomeAccount(store.db, caller, body.username, body.password, now());
      return made.ok ? openAccount(context, request, made.value) : refuse(made.error);
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/account/password',
    tag: 'Accounts',
    summary: 'Set a new password; all other sessions end.',
    input: { body: Type.Object({ current: Type.Optional(AnyPassword), password: Password }, closed) },
    responses: responses({ 204: Nothing }, 'not-signed-in', 'wrong-password', 'no-account'),
    limit: 'logins',
    async handle({ store, connections }, { caller, body, token }) {
      const changed = await changePassword(store.db, caller.id, body.current, body.password);
      if (!changed.ok) return refuse(changed.error);
      const ended = await endOtherSessions(store.db, caller.id, token);
      for (const session of ended) closeConnections(connections, { session });
      return { status: 204 };
    },
  }),

  route({
    method: 'POST',
    url: '/api/login',
    tag: 'Accounts',
    summary: 'Log in by name and password.',
    input: { body: Type.Object({ username: Text(0, 64), password: AnyPassword }, closed) },
    responses: responses({ 200: SignedIn }, 'wrong-password'),
    limit: 'logins',
    async handle(context, request) {
      const { username, password } = request.body;
      const [name, { guesses }] = [folded(username), context];
      const after = guesses.take(name, request.address);
      if (after > 0) return { status: 429, body: { code: 'too-many', after } };
      const found = await logIn(context.store.db, username, password);
      if (!found.ok) return refuse(found.error);
      guesses.succeed(name, request.address);
      return letIn(context, request, found.value);
    },
  }),
];

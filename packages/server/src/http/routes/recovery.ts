import { Text } from '@taproom/protocol';
import Type from 'typebox';
import { makeCodes, makeResetCode, recover } from '../../people/recovery.ts';
import { renewSession, SignedIn } from '../../people/sessions.ts';
import { closeConnections } from '../../wire/connections.ts';
import type { Context } from '../context.ts';
import { Nothing } from '../responses.ts';
import { type Route, route, signedInRoute } from '../route.ts';
import { NewCodes, Password, Proof, refuse, responses } from './account-responses.ts';
import { whyNotOwner } from './owner.ts';

const closed = { additionalProperties: false } as const;

/** The way back to an account whose password is lost. */
export const recoveryRoutes: readonly Route[] = [
  signedInRoute({
    method: 'POST',
    url: '/api/account/codes',
    tag: 'Accounts',
    summary: 'New recovery codes in place of the old ones, shown only now.',
    input: { body: Proof },
    responses: responses({ 201: NewCodes }, 'not-signed-in', 'no-account', 'wrong-password', 'bad-passkey'),
    limit: 'logins',
    async handle(context, { caller, body, origin }) {
      const owner = await whyNotOwner(context, caller, body, origin);
      if (!owner.ok) return refuse(owner.error);
      return { status: 201, body: { codes: await makeCodes(context.store.db, caller.id, context.now()) } };
    },
  }),

  route({
    method: 'POST',
    url: '/api/recover',
    tag: 'Accounts',
    summary: 'Set a new password by a recovery code, and log in; all sessions end.',
    input: { body: Type.Object({ code: Text(1, 64), password: Password }, closed) },
    responses: responses({ 200: SignedIn }, 'bad-code'),
    limit: 'logins',
    async handle({ store, now, connections }, { body, agent }) {
      const found = await recover(store.db, body.code, body.password, now());
      if (!found.ok) return refuse(found.error);
      const player = found.value;
      const token = await renewSession(store.db, player, now(), agent);
      return {
        status: 200,
        body: { player, token },
        token,
        afterwards: () => closeConnections(connections, { player: player.id }),
      };
    },
  }),

  route({
    method: 'POST',
    url: '/api/recover/mail',
    tag: 'Accounts',
    summary: 'Have a recovery code sent to the confirmed mail address of an account, if it has one.',
    input: { body: Type.Object({ username: Text(0, 64) }, closed) },
    responses: responses({ 204: Nothing }, 'no-mail'),
    limit: 'logins',
    async handle(context, { body }) {
      if (!context.notifier.hasMail) return refuse({ code: 'no-mail' });
      // Nothing is told of whether there is such an account, not even by how long it takes.
      void sendCode(context, body.username).catch(context.reportError);
      return { status: 204 };
    },
  }),
];

async function sendCode({ store, notifier, now }: Context, username: string): Promise<void> {
  const made = await makeResetCode(store.db, username, now());
  if (made) await notifier.sendCode(made.player, made.code);
}

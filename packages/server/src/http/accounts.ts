import { Text } from '@taproom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { becomeAccount, changePassword, folded, logIn } from '../people/accounts.ts';
import {
  BegunLogin,
  BegunPasskey,
  beginLogin,
  beginPasskey,
  finishLogin,
  finishPasskey,
  type PasskeyError,
} from '../people/passkeys.ts';
import { endOtherSessions, openSession, Person, SignedIn } from '../people/sessions.ts';
import { takeOver } from '../people/take-over.ts';
import type { Hub } from '../room/hub.ts';
import type { House } from '../room/room.ts';
import { makeBuckets } from '../wire/bucket.ts';
import { answersBy, Nothing } from './answers.ts';
import { agentOf, callerOf, notSignedIn, setToken, tokenOf } from './caller.ts';
import { partyOf, type SiteOptions } from './site-options.ts';

const tags = ['Accounts'];
const closed = { additionalProperties: false } as const;
/** Letters and digits of any language, and a few signs between them. */
export const Username = Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{2,23}$' });
const Password = Type.String({ minLength: 10, maxLength: 200 });
const AccountBody = Type.Object({ username: Username, password: Password }, closed);
const LoginBody = Type.Object({ username: Text(0, 64), password: Type.String({ maxLength: 200 }) }, closed);
const PasswordBody = Type.Object(
  { current: Type.Optional(Type.String({ maxLength: 200 })), password: Password },
  closed,
);
const NameBody = Type.Object({ username: Type.Optional(Username) }, closed);
/** What the browser's own `PublicKeyCredential.toJSON()` gives; the passkey library looks at it. */
const AnswerBody = Type.Object({ ceremony: Text(0, 32), response: Type.Object({ id: Text(0, 1_024) }) }, closed);

const STATUS: Readonly<Record<PasskeyError['code'], number>> = {
  'name-taken': 409,
  'already-account': 409,
  'no-account': 409,
  'wrong-password': 401,
  'bad-passkey': 401,
  'no-such-passkey': 404,
  'last-way-in': 409,
};

export const answers = answersBy(STATUS);
/** Someone whose account has been made or changed. */
export const Known = Type.Object({ player: Person }, closed);

/** Wrong passwords for one name: so many at once, then one a minute. */
const GUESSES = { burst: 10, perSecond: 1 / 60 };

export const refuse = (reply: FastifyReply, error: PasskeyError): FastifyReply =>
  reply.code(STATUS[error.code]).send(error);

/** Accounts: made of a guest, by a passkey or a password, and come back to from anywhere. */
export function addAccountRoutes(app: FastifyInstance, house: House, hub: Hub, options: SiteOptions): void {
  const { store, now } = house;
  const { rates, isSecure, doors } = options;
  const guessesFor = makeBuckets(GUESSES, now);
  const config = { rateLimit: rates.logins };

  /** Lets someone in on this device, with all they had begun here as a guest. */
  async function welcome(request: FastifyRequest, reply: FastifyReply, player: Person): Promise<FastifyReply> {
    const before = await callerOf(house, request);
    if (before?.kind === 'guest') {
      for (const table of await takeOver(store.db, before, player)) await hub.find(table)?.refresh();
      // Not before the browser has its new cookie: with that its tabs come again.
      reply.raw.once('finish', () => doors.shut({ player: before.id }));
    }
    const token = await openSession(store.db, player, now(), agentOf(request));
    return setToken(reply, token, isSecure).send({ player, token });
  }

  app.post<{ Body: Static<typeof AccountBody> }>(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Make an account of the guest you are, with a password.',
        body: AccountBody,
        response: answers({ 201: Known }, 'not-signed-in', 'name-taken', 'already-account'),
      },
      config,
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const { username, password } = request.body;
      const made = await becomeAccount(store.db, person, username, password, now());
      return made.ok ? reply.code(201).send({ player: made.value }) : refuse(reply, made.error);
    },
  );

  app.post<{ Body: Static<typeof PasswordBody> }>(
    '/api/account/password',
    {
      schema: {
        tags,
        summary: 'Set a new password; all other sessions end.',
        body: PasswordBody,
        response: answers({ 204: Nothing }, 'not-signed-in', 'wrong-password', 'no-account'),
      },
      config,
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const changed = await changePassword(store.db, person.id, request.body.current, request.body.password);
      if (!changed.ok) return refuse(reply, changed.error);
      const ended = await endOtherSessions(store.db, person.id, tokenOf(request) ?? '');
      for (const session of ended) doors.shut({ session });
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Static<typeof LoginBody> }>(
    '/api/login',
    {
      schema: {
        tags,
        summary: 'Come in by name and password.',
        body: LoginBody,
        response: answers({ 200: SignedIn }, 'wrong-password'),
      },
      config,
    },
    async (request, reply) => {
      const { username, password } = request.body;
      if (!guessesFor(folded(username)).take()) return reply.code(429).send({ code: 'too-many' });
      const found = await logIn(store.db, username, password);
      return found.ok ? welcome(request, reply, found.value) : refuse(reply, found.error);
    },
  );

  app.post<{ Body: Static<typeof NameBody> }>(
    '/api/account/passkey/options',
    {
      schema: {
        tags,
        summary: 'Begin to make a passkey; a guest says under which name.',
        body: NameBody,
        response: answers({ 200: BegunPasskey }, 'not-signed-in', 'name-taken', 'no-account'),
      },
      config,
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const begun = await beginPasskey(store.db, partyOf(options, request), person, request.body.username, now());
      return begun.ok ? begun.value : refuse(reply, begun.error);
    },
  );

  app.post<{ Body: Static<typeof AnswerBody> }>(
    '/api/account/passkey',
    {
      schema: {
        tags,
        summary: 'Keep the passkey the browser has made; a guest has an account then.',
        body: AnswerBody,
        response: answers({ 201: Known }, 'not-signed-in', 'bad-passkey', 'name-taken'),
      },
      config,
    },
    async (request, reply) => {
      const person = await callerOf(house, request);
      if (!person) return notSignedIn(reply);
      const { ceremony, response } = request.body;
      const made = await finishPasskey(store.db, partyOf(options, request), person, ceremony, response, now());
      return made.ok ? reply.code(201).send({ player: made.value }) : refuse(reply, made.error);
    },
  );

  app.post(
    '/api/login/passkey/options',
    { schema: { tags, summary: 'Begin to come in by a passkey.', response: answers({ 200: BegunLogin }) }, config },
    (request) => beginLogin(store.db, partyOf(options, request), now()),
  );

  app.post<{ Body: Static<typeof AnswerBody> }>(
    '/api/login/passkey',
    {
      schema: {
        tags,
        summary: 'Come in by a passkey.',
        body: AnswerBody,
        response: answers({ 200: SignedIn }, 'bad-passkey'),
      },
      config,
    },
    async (request, reply) => {
      const { ceremony, response } = request.body;
      const found = await finishLogin(store.db, partyOf(options, request), ceremony, response, now());
      return found.ok ? welcome(request, reply, found.value) : refuse(reply, found.error);
    },
  );
}

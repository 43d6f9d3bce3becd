import { createHash } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { fail, ok, type Result } from '@taproom/engine';
import { Text } from '@taproom/protocol';
import type { Kysely, Selectable } from 'kysely';
import Type, { type Static } from 'typebox';
import { randomId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { type AccountError, isTaken, makeAccount } from './accounts.ts';
import type { Person } from './sessions.ts';

type Db = Kysely<Schema>;
type Ceremony = Selectable<Schema['ceremonies']>;

const closed = { additionalProperties: false } as const;

/** The site that a passkey is for. */
export interface Party {
  readonly origin: string;
  readonly host: string;
}

export type PasskeyError = AccountError | { readonly code: 'bad-passkey' | 'no-such-passkey' | 'last-way-in' };

/** A passkey as its owner sees it. */
export const PasskeyInfo = Type.Object(
  { id: Type.String(), createdAt: Type.Integer({ description: 'milliseconds since 1970' }) },
  closed,
);
export type PasskeyInfo = Readonly<Static<typeof PasskeyInfo>>;

type RegistrationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;
type LoginOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

/** A ceremony's id and its options, in the browser's own format. */
const begun = <T>(reader: string) => {
  const description = `for PublicKeyCredential.${reader}()`;
  const options = Type.Unsafe<T>(Type.Object({ challenge: Type.String() }, { description }));
  return Type.Object({ ceremony: Type.String(), options }, closed);
};
export const BegunPasskey = begun<RegistrationOptions>('parseCreationOptionsFromJSON');
type BegunPasskey = Static<typeof BegunPasskey>;
export const BegunLogin = begun<LoginOptions>('parseRequestOptionsFromJSON');
type BegunLogin = Static<typeof BegunLogin>;

/** The browser's answer, as `PublicKeyCredential.toJSON()` gives it; the passkey library checks it. */
const answered = <T>() => {
  const response = Type.Unsafe<T>(Type.Object({ id: Text(0, 1_024) }));
  return Type.Object({ ceremony: Text(0, 32), response }, closed);
};
export const PasskeyAnswer = answered<RegistrationResponseJSON>();
type PasskeyAnswer = Static<typeof PasskeyAnswer>;
export const LoginAnswer = answered<AuthenticationResponseJSON>();
type LoginAnswer = Static<typeof LoginAnswer>;

const NAME = 'Taproom';
const TIMEOUT = 5 * 60_000;
const ID_LETTERS = 20;
const NAME_LETTERS = 16;

/** Starts creating a passkey: a guest's first, under a name that is still free, or another for an account. */
export async function beginPasskey(
  db: Db,
  party: Party,
  person: Person,
  username: string | undefined,
  now: number,
): Promise<Result<BegunPasskey, PasskeyError>> {
  if (person.kind === 'bot') return fail({ code: 'no-account' });
  if (person.kind === 'guest' && (username === undefined || (await isTaken(db, username))))
    return fail({ code: 'name-taken' });
  const own = await db.selectFrom('passkeys').select('id').where('player', '=', person.id).execute();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.host,
    userID: new TextEncoder().encode(person.id),
    userName: person.kind === 'guest' ? (username ?? person.name) : person.name,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    timeout: TIMEOUT,
  });
  const who = { player: person.id, username: person.kind === 'guest' ? (username ?? null) : null };
  return ok({ ceremony: await keep(db, options.challenge, who, now), options });
}

/** Saves the passkey that the browser has created; this turns a guest into an account. */
export async function finishPasskey(
  db: Db,
  party: Party,
  person: Person,
  answer: PasskeyAnswer,
  now: number,
): Promise<Result<Person, PasskeyError>> {
  const ceremony = await take(db, answer.ceremony, now);
  if (ceremony?.player !== person.id) return fail({ code: 'bad-passkey' });
  const made = await registered(party, ceremony.challenge, answer.response);
  if (!made) return fail({ code: 'bad-passkey' });
  const row = {
    id: made.id,
    player: person.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    created_at: now,
  };
  return db.transaction().execute((tx) => savePasskey(tx, person, row, ceremony.username ?? '', now));
}

/** The passkey comes first: an account that could not be opened by it must not be made. */
async function savePasskey(
  db: Db,
  person: Person,
  row: Schema['passkeys'],
  username: string,
  now: number,
): Promise<Result<Person, PasskeyError>> {
  const added = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return fail({ code: 'bad-passkey' });
  if (person.kind !== 'guest') return ok({ id: person.id, kind: 'account', name: person.name });
  const made = await makeAccount(db, person, username, null, now);
  if (!made.ok) await db.deleteFrom('passkeys').where('id', '=', row.id).execute();
  return made;
}

/** Starts signing in by passkey. No name is needed: the passkey tells who it is. */
export async function beginLogin(db: Db, party: Party, now: number): Promise<BegunLogin> {
  const options = await generateAuthenticationOptions({ rpID: party.host, timeout: TIMEOUT });
  return { ceremony: await keep(db, options.challenge, { player: null, username: null }, now), options };
}

/** The player who signs in by a passkey. */
export async function finishLogin(
  db: Db,
  party: Party,
  answer: LoginAnswer,
  now: number,
): Promise<Result<Person, PasskeyError>> {
  const ceremony = await take(db, answer.ceremony, now);
  const passkey = await db
    .selectFrom('passkeys')
    .innerJoin('players', 'players.id', 'passkeys.player')
    .select(['passkeys.id', 'public_key', 'counter', 'player', 'name', 'kind'])
    .where('passkeys.id', '=', answer.response.id)
    .executeTakeFirst();
  if (!ceremony || ceremony.player !== null || !passkey) return fail({ code: 'bad-passkey' });
  const counter = await counterAfter(party, ceremony.challenge, passkey, answer.response);
  if (counter === undefined) return fail({ code: 'bad-passkey' });
  await db.updateTable('passkeys').set({ counter }).where('id', '=', passkey.id).execute();
  return ok({ id: passkey.player, kind: passkey.kind, name: passkey.name });
}

/** A short name for a passkey, since its own id may be too long for a URL. */
const nameOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, NAME_LETTERS);

export async function passkeysOf(db: Db, player: string): Promise<PasskeyInfo[]> {
  const rows = await db.selectFrom('passkeys').selectAll().where('player', '=', player).orderBy('created_at').execute();
  return rows.map(({ id, created_at }) => ({ id: nameOf(id), createdAt: created_at }));
}

/** Removes a passkey, unless it is the only way left to sign in. */
export async function removePasskey(db: Db, player: string, name: string): Promise<Result<null, PasskeyError>> {
  return db.transaction().execute(async (tx) => {
    // Other removals wait until the transaction ends, so one of the last two stays.
    const account = await tx
      .updateTable('accounts')
      .set(({ ref }) => ({ folded: ref('folded') }))
      .where('player', '=', player)
      .returning('password')
      .executeTakeFirst();
    const own = await tx.selectFrom('passkeys').select('id').where('player', '=', player).execute();
    const passkey = own.find(({ id }) => nameOf(id) === name);
    if (!passkey) return fail({ code: 'no-such-passkey' });
    if (own.length === 1 && !account?.password) return fail({ code: 'last-way-in' });
    await tx.deleteFrom('passkeys').where('id', '=', passkey.id).execute();
    return ok(null);
  });
}

async function registered(party: Party, challenge: string, response: RegistrationResponseJSON) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws on invalid input, and this comes from outside.
    return undefined;
  }
}

async function counterAfter(
  party: Party,
  challenge: string,
  { id, public_key, counter }: Pick<Selectable<Schema['passkeys']>, 'id' | 'public_key' | 'counter'>,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

async function keep(
  db: Db,
  challenge: string,
  who: Pick<Ceremony, 'player' | 'username'>,
  now: number,
): Promise<string> {
  const id = randomId(ID_LETTERS);
  await db.deleteFrom('ceremonies').where('expires_at', '<', now).execute();
  await db
    .insertInto('ceremonies')
    .values({ id, challenge, ...who, expires_at: now + TIMEOUT })
    .execute();
  return id;
}

/** Each ceremony can be answered only once, and only in time. */
async function take(db: Db, id: string, now: number): Promise<Ceremony | undefined> {
  const taken = await db.deleteFrom('ceremonies').where('id', '=', id).returningAll().executeTakeFirst();
  return taken && taken.expires_at >= now ? taken : undefined;
}

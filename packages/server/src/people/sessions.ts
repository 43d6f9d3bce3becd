import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import Type, { type Static } from 'typebox';
import { randomId, randomToken } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { Player } from '../tables/player.ts';

type Db = Kysely<Schema>;

const closed = { additionalProperties: false } as const;

const ID_LETTERS = 12;
const DAY = 86_400_000;
/** A session ends after this long without use. */
export const SESSION_DAYS = 180;
const SESSION_ID_LETTERS = 16;
const LONGEST_AGENT = 160;

/** A known player, and of which kind. */
export const Person = Type.Object({ ...Player.properties, kind: Type.Enum(['guest', 'account', 'bot']) }, closed);
export type Person = Readonly<Static<typeof Person>>;

/** A signed-in player; the token stays with the browser or program. */
export const SignedIn = Type.Object({ player: Person, token: Type.String() }, closed);
export type SignedIn = Readonly<Static<typeof SignedIn>>;

const Moment = Type.Integer({ description: 'milliseconds since 1970' });

/** A session as its owner sees it. */
export const SessionInfo = Type.Object(
  {
    id: Type.String(),
    createdAt: Moment,
    seenAt: Moment,
    agent: Type.String({ description: 'what the browser or program calls itself' }),
    isThis: Type.Boolean({ description: 'whether it is the one through which this is asked' }),
  },
  closed,
);
export type SessionInfo = Readonly<Static<typeof SessionInfo>>;

/**
 * Only the hash is stored, so that reading the database opens nobody's seat. Looking up the hash also keeps the time it
 * takes from revealing anything about a token.
 */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A session's public name, which gives no access. */
export const sessionIdOf = (token: string): string => hashOf(token).slice(0, SESSION_ID_LETTERS);

export async function createPlayer(db: Db, kind: Person['kind'], name: string, now: number): Promise<Person> {
  const player = { id: randomId(ID_LETTERS), kind, name };
  await db
    .insertInto('players')
    .values({ ...player, created_at: now })
    .execute();
  return player;
}

/** Creates a player without an account. */
export async function createGuest(db: Db, name: string, now: number, agent = ''): Promise<SignedIn> {
  const player = await createPlayer(db, 'guest', name, now);
  return { player, token: await openSession(db, player, now, agent) };
}

export async function openSession(db: Db, player: Player, now: number, agent = ''): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('sessions')
    .values({
      hash: hashOf(token),
      player: player.id,
      created_at: now,
      seen_at: now,
      agent: agent.slice(0, LONGEST_AGENT),
    })
    .execute();
  return token;
}

/** The player a token belongs to, unless it was revoked or not used for too long. A program's token does not expire. */
export async function playerOf(db: Db, token: string | undefined, now: number): Promise<Person | undefined> {
  if (!token) return undefined;
  const hash = hashOf(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player')
    .select(['players.id', 'players.kind', 'players.name', 'sessions.seen_at'])
    .where('sessions.hash', '=', hash)
    .executeTakeFirst();
  if (!found) return undefined;
  const { seen_at, ...person } = found;
  if (person.kind !== 'bot' && seen_at < now - SESSION_DAYS * DAY) return undefined;
  if (seen_at < now - DAY) await db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
  return person;
}

export async function sessionsOf(db: Db, player: string, token: string): Promise<SessionInfo[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('player', '=', player)
    .orderBy('seen_at', 'desc')
    .execute();
  const own = hashOf(token);
  return rows.map(({ hash, created_at, seen_at, agent }) => ({
    id: hash.slice(0, SESSION_ID_LETTERS),
    createdAt: created_at,
    seenAt: seen_at,
    agent,
    isThis: hash === own,
  }));
}

/** Ends a player's session; false if there is none of that name. */
export async function endSession(db: Db, player: string, id: string): Promise<boolean> {
  const rows = await db.selectFrom('sessions').select('hash').where('player', '=', player).execute();
  const hash = rows.find((row) => row.hash.slice(0, SESSION_ID_LETTERS) === id)?.hash;
  if (hash === undefined) return false;
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
  return true;
}

/** Ends all of a player's sessions and opens a new one: what opened the player's seats before does so no longer. */
export async function renewSession(db: Db, player: Player, now: number, agent: string): Promise<string> {
  await db.deleteFrom('sessions').where('player', '=', player.id).execute();
  return openSession(db, player, now, agent);
}

/** Ends all of a player's sessions but one; returns the names of those ended. */
export async function endOtherSessions(db: Db, player: string, token: string): Promise<string[]> {
  const others = (await sessionsOf(db, player, token)).filter(({ isThis }) => !isThis);
  await db.deleteFrom('sessions').where('player', '=', player).where('hash', '!=', hashOf(token)).execute();
  return others.map(({ id }) => id);
}

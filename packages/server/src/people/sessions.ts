import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { randomId, randomToken } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import type { Player } from '../tables/tables.ts';

type Db = Kysely<Schema>;

const ID_LETTERS = 12;

/** Only the hash is kept, so that the database does not open anybody's seat. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Someone who has come in without an account; the token stays in the browser. */
export async function createGuest(db: Db, name: string, now: number): Promise<{ player: Player; token: string }> {
  const player = { id: randomId(ID_LETTERS), name };
  await db
    .insertInto('players')
    .values({ ...player, kind: 'guest', created_at: now })
    .execute();
  return { player, token: await openSession(db, player, now) };
}

export async function openSession(db: Db, player: Player, now: number): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('sessions')
    .values({ hash: hashOf(token), player: player.id, created_at: now, seen_at: now })
    .execute();
  return token;
}

export async function playerOf(db: Db, token: string | undefined): Promise<Player | undefined> {
  if (!token) return undefined;
  return db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player')
    .select(['players.id', 'players.name'])
    .where('sessions.hash', '=', hashOf(token))
    .executeTakeFirst();
}

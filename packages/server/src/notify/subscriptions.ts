import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { randomId, randomToken } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { type Way, whereOf } from './way.ts';

type Db = Kysely<Schema>;

export interface Subscription {
  readonly id: string;
  readonly way: Way;
  readonly isOn: boolean;
  /** Mails and webhooks are sent only to confirmed addresses. */
  readonly isConfirmed: boolean;
}

/** How many ways a player may have. */
export const MOST_WAYS = 10;
const ID_LETTERS = 12;

const read = ({ id, way, is_on, confirm }: Schema['subscriptions']): Subscription => ({
  id,
  way: JSON.parse(way) as Way,
  isOn: is_on === 1,
  isConfirmed: confirm === null,
});

export const subscriptionsOf = async (db: Db, player: string): Promise<Subscription[]> =>
  (await db.selectFrom('subscriptions').selectAll().where('player', '=', player).orderBy('created_at').execute()).map(
    read,
  );

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Saves a way and switches it on, replacing one of the player's that leads to the same address. Returns the token that
 * confirms the address of a mail or webhook; undefined if there are too many ways.
 */
export async function subscribe(
  db: Db,
  player: string,
  way: Way,
  now: number,
): Promise<{ subscription: Subscription; token: string | null } | undefined> {
  const ways = await subscriptionsOf(db, player);
  const same = ways.find((old) => old.way.kind === way.kind && whereOf(old.way) === whereOf(way));
  if (!same && ways.length >= MOST_WAYS) return undefined;
  const token = way.kind !== 'push' && !same?.isConfirmed ? randomToken() : null;
  const kept = { way: JSON.stringify(way), is_on: 1, confirm: token && hashOf(token) };
  const row = { ...kept, id: same?.id ?? randomId(ID_LETTERS), player, created_at: now };
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((clash) => clash.column('id').doUpdateSet(kept))
    .execute();
  return { subscription: read(row), token };
}

/** False if there was nothing to confirm. */
export async function confirm(db: Db, token: string): Promise<boolean> {
  const done = await db
    .updateTable('subscriptions')
    .set({ confirm: null })
    .where('confirm', '=', hashOf(token))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function switchWay(db: Db, player: string, id: string, isOn: boolean): Promise<boolean> {
  const done = await db
    .updateTable('subscriptions')
    .set({ is_on: isOn ? 1 : 0 })
    .where('player', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function unsubscribe(db: Db, player: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('subscriptions')
    .where('player', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Moves the ways of one player to another, except those that lead where the other is notified already. */
export async function takeOverWays(db: Db, from: string, to: string): Promise<void> {
  const known = new Set((await subscriptionsOf(db, to)).map(({ way }) => whereOf(way)));
  const fresh = (await subscriptionsOf(db, from)).filter(({ way }) => !known.has(whereOf(way)));
  const ids = fresh.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable('subscriptions').set({ player: to }).where('id', 'in', ids).execute();
  await db.deleteFrom('subscriptions').where('player', '=', from).execute();
}

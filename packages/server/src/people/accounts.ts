import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { hashPassword, isPassword } from './password.ts';
import type { Person } from './sessions.ts';

type Db = Kysely<Schema>;
type Account = Selectable<Schema['accounts']>;

export type AccountError = { readonly code: 'name-taken' | 'already-account' | 'no-account' | 'wrong-password' };

/** Names that look alike are the same name. */
export const folded = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Turns a guest into an account with a password. It stays the same player, with its seats. */
export async function becomeAccount(
  db: Db,
  guest: Person,
  username: string,
  password: string,
  now: number,
): Promise<Result<Person, AccountError>> {
  if (guest.kind !== 'guest') return fail({ code: 'already-account' });
  const hash = await hashPassword(password);
  return db.transaction().execute((tx) => makeAccount(tx, guest, username, hash, now));
}

/** The same in a transaction, with the hash of the password if there is one. */
export async function makeAccount(
  db: Db,
  { id }: Person,
  username: string,
  hash: string | null,
  now: number,
): Promise<Result<Person, AccountError>> {
  const made = await db
    .insertInto('accounts')
    .values({ player: id, username, folded: folded(username), password: hash, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return fail({ code: 'name-taken' });
  await db.updateTable('players').set({ kind: 'account', name: username }).where('id', '=', id).execute();
  return ok({ id, kind: 'account', name: username });
}

export const isTaken = async (db: Db, username: string): Promise<boolean> =>
  (await accountNamed(db, username)) !== undefined;

export const accountNamed = (db: Db, username: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('folded', '=', folded(username)).executeTakeFirst();

/** The player with this name and password. The error does not say which of the two is wrong. */
export async function logIn(db: Db, username: string, password: string): Promise<Result<Person, AccountError>> {
  const account = await accountNamed(db, username);
  if (!(await isPassword(password, account?.password)) || !account) return fail({ code: 'wrong-password' });
  return ok({ id: account.player, kind: 'account', name: account.username });
}

export const accountOf = (db: Db, player: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('player', '=', player).executeTakeFirst();

/** Sets a new password; the old one, if any, must be given. */
export async function changePassword(
  db: Db,
  player: string,
  current: string | undefined,
  password: string,
): Promise<Result<null, AccountError>> {
  const account = await accountOf(db, player);
  if (!account) return fail({ code: 'no-account' });
  if (account.password !== null && !(await isPassword(current ?? '', account.password)))
    return fail({ code: 'wrong-password' });
  const hash = await hashPassword(password);
  await db.updateTable('accounts').set({ password: hash }).where('player', '=', player).execute();
  return ok(null);
}

/** Changes a name; tables keep the old one. */
export async function rename(db: Db, player: string, username: string): Promise<Result<Person, AccountError>> {
  if (await isAnothers(db, player, username)) return fail({ code: 'name-taken' });
  try {
    const isRenamed = await db.transaction().execute((tx) => setName(tx, player, username));
    return isRenamed ? ok({ id: player, kind: 'account', name: username }) : fail({ code: 'no-account' });
  } catch (error) {
    // Somebody else has taken it at the same moment.
    if (await isAnothers(db, player, username)) return fail({ code: 'name-taken' });
    throw error;
  }
}

async function isAnothers(db: Db, player: string, username: string): Promise<boolean> {
  const holder = await accountNamed(db, username);
  return holder !== undefined && holder.player !== player;
}

/** False if there is no such account. */
async function setName(db: Db, player: string, username: string): Promise<boolean> {
  const names = { username, folded: folded(username) };
  const renamed = await db.updateTable('accounts').set(names).where('player', '=', player).executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) return false;
  await db.updateTable('players').set({ name: username }).where('id', '=', player).execute();
  return true;
}

/** Whether somebody knows an account's password. */
export async function knowsPassword(db: Db, player: string, password: string): Promise<boolean> {
  const account = await accountOf(db, player);
  return (await isPassword(password, account?.password)) && account !== undefined;
}

/** Sets a password in place of a lost one. */
export const replacePassword = async (db: Db, player: string, password: string): Promise<void> =>
  void (await db
    .updateTable('accounts')
    .set({ password: await hashPassword(password) })
    .where('player', '=', player)
    .execute());

/**
 * Deletes an account with its bots and credentials; matches and results of dailies stay. Returns the players that nobody
 * owns any more.
 */
export async function forgetAccount(db: Db, player: string): Promise<Result<string[], AccountError>> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('accounts').where('player', '=', player).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return fail({ code: 'no-account' });
    const bots = await tx.deleteFrom('bots').where('owner', '=', player).returning('player').execute();
    const players = [player, ...bots.map((bot) => bot.player)];
    await tx.deleteFrom('passkeys').where('player', '=', player).execute();
    await tx.deleteFrom('recoveries').where('player', '=', player).execute();
    await tx.deleteFrom('subscriptions').where('player', 'in', players).execute();
    await tx.deleteFrom('sessions').where('player', 'in', players).execute();
    await tx.updateTable('players').set({ kind: 'guest' }).where('id', '=', player).execute();
    return ok(players);
  });
}

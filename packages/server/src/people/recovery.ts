import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import { randomId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import { accountNamed, replacePassword } from './accounts.ts';
import type { Person } from './sessions.ts';

type Db = Kysely<Schema>;

export type RecoveryError = { readonly code: 'bad-code' };

/** How many recovery codes an account has at first. */
export const CODES = 8;
/** 60 bits, in groups that can be read out. */
const CODE_LETTERS = 12;
const GROUP = /.{4}(?=.)/g;
const HOUR = 3_600_000;
/** So many ways back that were sent may be open at a time. */
const MOST_LINKS = 3;

const newCode = (): string => randomId(CODE_LETTERS).replace(GROUP, '$&-');

/** Only the hash is kept. Codes are copied by hand, so dashes, spaces and capitals do not matter. */
const hashOf = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');

/** New recovery codes in place of the old ones; each opens the account once. They are shown only this once. */
export async function makeCodes(db: Db, player: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const rows = codes.map((code) => ({ hash: hashOf(code), player, created_at: now, expires_at: null }));
  await db.deleteFrom('recoveries').where('player', '=', player).where('expires_at', 'is', null).execute();
  await db.insertInto('recoveries').values(rows).execute();
  return codes;
}

/** How many recovery codes an account has left. */
export async function codesLeft(db: Db, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('player', '=', player)
    .where('expires_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A code that opens an account within the hour; undefined if there is no such account, or enough of them are open. */
export async function makeResetCode(
  db: Db,
  username: string,
  now: number,
  most = MOST_LINKS,
): Promise<{ readonly player: string; readonly code: string } | undefined> {
  const account = await accountNamed(db, username);
  if (!account) return undefined;
  const { player } = account;
  await db.deleteFrom('recoveries').where('expires_at', '<', now).execute();
  const open = await db
    .selectFrom('recoveries')
    .select('hash')
    .where('player', '=', player)
    .where('expires_at', 'is not', null)
    .execute();
  if (open.length >= most) return undefined;
  const code = newCode();
  await db
    .insertInto('recoveries')
    .values({ hash: hashOf(code), player, created_at: now, expires_at: now + HOUR })
    .execute();
  return { player, code };
}

/** Uses a code up, and sets a new password with it. */
export async function recover(
  db: Db,
  code: string,
  password: string,
  now: number,
): Promise<Result<Person, RecoveryError>> {
  const used = await db.deleteFrom('recoveries').where('hash', '=', hashOf(code)).returningAll().executeTakeFirst();
  if (!used || (used.expires_at !== null && used.expires_at < now)) return fail({ code: 'bad-code' });
  const { player } = used;
  await replacePassword(db, player, password);
  const { name } = await db.selectFrom('players').select('name').where('id', '=', player).executeTakeFirstOrThrow();
  return ok({ id: player, kind: 'account', name });
}

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A setting that is made at the first start and kept; if several processes make it at once, one wins. */
export async function madeOnce<T extends object>(db: Kysely<Schema>, key: string, make: () => T): Promise<T> {
  const find = () => db.selectFrom('settings').select('value').where('key', '=', key);
  const kept = await find().executeTakeFirst();
  if (kept) return JSON.parse(kept.value);
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(make()) })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return JSON.parse((await find().executeTakeFirstOrThrow()).value);
}

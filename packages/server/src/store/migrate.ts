import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsFor } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The database has been migrated by a version that knows more than this one. */
export class TooNew extends Error {}

/** Migrates the database. If several processes start at once, one does it and the others wait. */
export async function migrate(db: Kysely<Schema>, kind: Store['kind']): Promise<void> {
  const provider = migrationsFor(kind);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const unknown = await unknownMigration(db, Object.keys(await provider.getMigrations()));
  throw unknown === undefined ? error : new TooNew(`a newer version of Taproom has used it (${unknown})`);
}

async function unknownMigration(db: Kysely<Schema>, known: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  return rows.find(({ name }) => !known.includes(name))?.name;
}

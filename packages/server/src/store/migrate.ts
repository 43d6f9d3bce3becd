import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsFor } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Migrates the database. If several processes start at once, one does it and the others wait. */
export async function migrate(db: Kysely<Schema>, kind: Store['kind']): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationsFor(kind) }).migrateToLatest();
  if (error) throw error;
}

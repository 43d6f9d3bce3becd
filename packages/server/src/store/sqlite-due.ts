import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sqliteDue: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('due')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('due_by_time').on('due').column('at').execute();
  },
};

/** A match that begins gets a job at once: a bot may have the first move. */
export const sqliteBeginning: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create trigger begin_match after update of status on matches
      when old.status = 'waiting' and new.status = 'playing'
      begin
        insert or replace into due (match, seq, at) values (new.id, 0, new.started_at);
      end`.execute(db);
  },
};

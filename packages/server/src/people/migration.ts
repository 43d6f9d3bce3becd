import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ways back into an account whose password is lost. */
export const recoveryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recoveries')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await db.schema.createIndex('recoveries_by_player').on('recoveries').column('player').execute();
  },
};

/** Accounts, their passkeys and bots, and the user agents of sessions. */
export const peopleMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('sessions_by_player').on('sessions').column('player').execute();
    await db.schema
      .createTable('accounts')
      .addColumn('player', 'text', (column) => column.primaryKey().references('players.id'))
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('folded', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ceremonies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('player', 'text')
      .addColumn('username', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('bots')
      .addColumn('player', 'text', (column) => column.primaryKey().references('players.id'))
      .addColumn('owner', 'text', (column) => column.notNull().references('players.id'))
      .execute();
    await db.schema.createIndex('bots_by_owner').on('bots').column('owner').execute();
  },
};

import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { peopleMigration, recoveryMigration } from '../people/migration.ts';
import { postgresBeginning, postgresNews, postgresPresence, postgresQueues } from './postgres-triggers.ts';
import { sqliteBeginning, sqliteDue } from './sqlite-due.ts';
import type { Store } from './store.ts';

type AnyDb = Kysely<unknown>;

/** Forward only: a migration that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: AnyDb) {
      await createPlayers(db);
      await createMatches(db);
      await createPlay(db);
    },
  },
  '002-people': peopleMigration,
  '003-mutes': {
    async up(db: AnyDb) {
      const no = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().defaultTo(0);
      await db.schema.alterTable('seats').addColumn('is_muted', 'integer', no).execute();
      await db.schema.alterTable('matches').addColumn('spectators_muted', 'integer', no).execute();
    },
  },
  '004-notify': {
    async up(db: AnyDb) {
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
        .addColumn('way', 'text', (column) => column.notNull())
        .addColumn('is_on', 'integer', (column) => column.notNull())
        .addColumn('confirm', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('subscriptions_by_player').on('subscriptions').column('player').execute();
      await db.schema
        .createTable('presence')
        .addColumn('match', 'text', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('process', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_key', ['match', 'player', 'process'])
        .execute();
    },
  },
  '005-looking': {
    async up(db: AnyDb) {
      await db.schema
        .alterTable('presence')
        .addColumn('is_looking', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
  '006-broken-off': {
    async up(db: AnyDb) {
      await db.schema
        .alterTable('matches')
        .addColumn('is_broken_off', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '007-dailies': {
    async up(db: AnyDb) {
      await db.schema
        .createTable('daily_results')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
        .addColumn('score', 'integer', (column) => column.notNull())
        .addColumn('rules', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('daily_results_key', ['game', 'day', 'player'])
        .execute();
      await db.schema
        .createIndex('daily_results_by_score')
        .on('daily_results')
        .columns(['game', 'day', 'rules', 'score'])
        .execute();
      await db.schema.createIndex('daily_results_by_player').on('daily_results').column('player').execute();
    },
  },
  '008-reviews': {
    async up(db: AnyDb) {
      await db.schema
        .createTable('reviews')
        .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
        .addColumn('asked_by', 'text', (column) => column.notNull().references('players.id'))
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('held_at', 'bigint')
        .addColumn('share', 'double precision', (column) => column.notNull().defaultTo(0))
        .addColumn('review', 'text')
        .execute();
      await db.schema.createIndex('reviews_by_status').on('reviews').columns(['status', 'asked_at']).execute();
    },
  },
  '010-recovery': recoveryMigration,
  '011-webhooks': {
    async up(db: AnyDb) {
      // Guests may have none any more.
      await sql`delete from subscriptions where way like '%"kind":"webhook"%'
        and player in (select id from players where kind = 'guest')`.execute(db);
    },
  },
  '012-snapshots': {
    async up(db: AnyDb) {
      await db.schema
        .createTable('snapshots')
        .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('build', 'text', (column) => column.notNull())
        .addColumn('live', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '013-asking': {
    async up(db: AnyDb) {
      await db.schema.alterTable('matches').addColumn('undo_asked', 'text').execute();
    },
  },
  '014-hosts': {
    async up(db: AnyDb) {
      await db.schema.createIndex('matches_by_host').on('matches').columns(['host', 'status']).execute();
    },
  },
};

async function createPlayers(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createMatches(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('rematch', 'text')
    .execute();
  await db.schema.createIndex('matches_by_status').on('matches').columns(['status', 'created_at']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.references('players.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_player').on('seats').column('player').execute();
}

/** Entries and chat. */
async function createPlay(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'key'])
    .execute();
}

/** Migrations for one kind of database only. */
const OF_KIND: Readonly<Record<Store['kind'], Readonly<Record<string, Migration>>>> = {
  sqlite: { '001-tables-due': sqliteDue, '001-tables-due-beginning': sqliteBeginning },
  postgres: {
    '001-tables-news': postgresNews,
    '001-tables-news-beginning': postgresBeginning,
    '004-notify-news': postgresPresence,
    '009-queues': postgresQueues,
  },
};

export const migrationsFor = (kind: Store['kind']): MigrationProvider => ({
  getMigrations: async () => ({ ...MIGRATIONS, ...OF_KIND[kind] }),
});

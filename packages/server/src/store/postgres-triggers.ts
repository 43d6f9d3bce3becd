import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The channel on which processes notify each other. */
export const CHANNEL = 'taproom';
/** The only kind of job in the queue; see `RunJob`. */
export const JOB = 'attend';

/** The database itself announces changes, so that a process cannot make one and die before announcing it. */
export const postgresNews: Migration = {
  async up(db: Kysely<unknown>) {
    await tell(db, 'matches', "'table ' || new.id");
    await tell(db, 'seats', "'table ' || new.match");
    await tell(db, 'chat', "'chat ' || new.match || ' ' || new.key");
  },
};

async function tell(db: Kysely<unknown>, table: string, news: string, on = 'insert or update'): Promise<void> {
  await sql`create function ${sql.raw(`taproom_tell_${table}`)}() returns trigger language plpgsql as ${sql.raw(
    `$$ begin perform pg_notify('${CHANNEL}', ${news}); return null; end $$`,
  )}`.execute(db);
  await sql`create trigger tell after ${sql.raw(on)} on ${sql.table(table)} for each row
    execute function ${sql.raw(`taproom_tell_${table}`)}()`.execute(db);
}

/** Announces changes of presence too. */
export const postgresPresence: Migration = {
  async up(db: Kysely<unknown>) {
    await tell(db, 'presence', "'table ' || coalesce(new.match, old.match)", 'insert or delete');
  },
};

/**
 * A host has two queues of jobs, each of which does one at a time: however many tables somebody has set, the others are served
 * too.
 */
export const postgresQueues: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function taproom_queue(id text) returns text language sql stable as ${sql.raw(
      `$$ select coalesce((select host from matches where matches.id = $1), $1) || ' ' || (hashtext($1) & 1) $$`,
    )}`.execute(db);
    await sql`create or replace function taproom_begin() returns trigger language plpgsql as ${sql.raw(
      `$$ declare queue text := taproom_queue(new.id); begin
        perform graphile_worker.add_job(
          '${JOB}', json_build_object('match', new.id, 'seq', 0, 'queue', queue), job_key := new.id || ' 0', queue_name := queue);
        return null;
      end $$`,
    )}`.execute(db);
  },
};

/** A match that begins is queued in the same transaction: a bot may have the first move. */
export const postgresBeginning: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function taproom_begin() returns trigger language plpgsql as ${sql.raw(
      `$$ begin
        perform graphile_worker.add_job(
          '${JOB}', json_build_object('match', new.id, 'seq', 0), job_key := new.id || ' 0');
        return null;
      end $$`,
    )}`.execute(db);
    await sql`create trigger begin_match after update of status on matches for each row
      when (old.status = 'waiting' and new.status = 'playing') execute function taproom_begin()`.execute(db);
  },
};

import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Table } from './table.ts';

type Db = Kysely<Schema>;

/** After how many hours without anybody the house ends tables; never, if 0. */
export interface Expiry {
  readonly waiting: number;
  /** Matches without a clock; the others come to an end by themselves. */
  readonly playing: number;
}

export const USUAL_EXPIRY: Expiry = { waiting: 48, playing: 14 * 24 };

const HOUR = 3_600_000;
/** After this part of the time, those who sit there are told. */
const WARNED_AFTER = 0.75;
const AT_ONCE = 50;

/** After how many hours without anybody a table is ended; 0 if it is not. */
export function hoursToExpiry({ row: { status }, setup: { clock } }: Table, { waiting, playing }: Expiry): number {
  if (status === 'waiting') return waiting;
  return status === 'playing' && clock.kind === 'none' ? playing : 0;
}

/** What is to be done about tables that nobody comes back to. */
export interface IdleTables {
  readonly toWarn: readonly string[];
  readonly toEnd: readonly string[];
}

/**
 * The tables of one status to which nobody has come for long. None is ended before it was warned of and the rest of the time has
 * passed, even if no server ran in between.
 */
export async function idleTables(db: Db, status: keyof Expiry, hours: number, now: number): Promise<IdleTables> {
  const quietSince = now - hours * HOUR * WARNED_AFTER;
  const graceSince = now - hours * HOUR * (1 - WARNED_AFTER);
  const idle = hours === 0 ? [] : await quietTables(db, status, quietSince);
  const warned = idle.filter(({ warned_at }) => warned_at !== null && warned_at >= quietSince);
  return {
    toWarn: idle.filter((table) => !warned.includes(table)).map(({ id }) => id),
    toEnd: warned.filter(({ warned_at }) => (warned_at ?? now) <= graceSince).map(({ id }) => id),
  };
}

/** The tables at which nothing has been done and nobody has been since then, the oldest first. */
const quietTables = (db: Db, status: keyof Expiry, since: number) =>
  db
    .selectFrom('matches')
    .select(['id', 'warned_at'])
    .where('status', '=', status)
    .where('created_at', '<', since)
    .where(({ or, eb }) => or([eb('started_at', 'is', null), eb('started_at', '<', since)]))
    .$if(status === 'playing', (playing) => playing.where('setup', 'like', NO_CLOCK))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('player')
            .whereRef('visits.match', '=', 'matches.id')
            .where(({ eb, fn }) => eb(fn.coalesce('gone_at', 'came_at'), '>=', since)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('presence')
            .select('player')
            .whereRef('presence.match', '=', 'matches.id')
            .where('at', '>=', since),
        ),
      ),
    )
    .where(({ or, eb, selectFrom }) => {
      const last = selectFrom('entries')
        .select('at')
        .whereRef('entries.match', '=', 'matches.id')
        .orderBy('seq', 'desc')
        .limit(1);
      return or([eb(last, 'is', null), eb(last, '<', since)]);
    })
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();

/** As it stands in a setup. */
const NO_CLOCK = `%"clock":{"kind":"none"}%`;

/** Notes that those at a table are told now; false if somebody else has done so. */
export async function markWarned(db: Db, id: string, now: number, hours: number): Promise<boolean> {
  const marked = await db
    .updateTable('matches')
    .set({ warned_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'over')
    .where(({ or, eb }) => or([eb('warned_at', 'is', null), eb('warned_at', '<', now - hours * HOUR * WARNED_AFTER)]))
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { breakOff } from './end-table.ts';
import { WAITING } from './table.ts';

type Db = Kysely<Schema>;

const DAY = 86_400_000;
/** A match without a clock ends without a result after so long without a move. */
const IDLE = 30 * DAY;
/** With more at once everybody else would wait. */
const MOST = 200;

/** Ends the tables that nobody comes back to; returns which. Those with a clock end by their clock. */
export async function expireTables(db: Db, now: number): Promise<string[]> {
  const ended: string[] = [];
  for (const { id } of [...(await waitedTooLong(db, now)), ...(await leftAlone(db, now))])
    if (await breakOff(db, id, now)) ended.push(id);
  return ended;
}

const waitedTooLong = (db: Db, now: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'waiting')
    .where('created_at', '<', now - WAITING)
    .limit(MOST)
    .execute();

const leftAlone = (db: Db, now: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'playing')
    .where('started_at', '<', now - IDLE)
    .where('setup', 'like', '%"clock":{"kind":"none"}%')
    .where(
      sql<boolean>`not exists (select 1 from entries where entries.match = matches.id and entries.at >= ${now - IDLE})`,
    )
    .limit(MOST)
    .execute();

import { makeResetCode } from '../people/recovery.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { breakOff } from '../tables/end-table.ts';

/** A table as the operator sees it. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly players: readonly string[];
  readonly entries: number;
  readonly createdAt: number;
}

/** Why a database cannot be opened; undefined if it can. */
export async function whyClosed(place: string): Promise<string | undefined> {
  try {
    await withStore(place, async () => {});
    return undefined;
  } catch (error) {
    const { message, code = '' }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
    return message || code;
  }
}

async function withStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** All unfinished tables, newest first. */
export const listTables = (place: string): Promise<AdminTable[]> =>
  withStore(place, async ({ db }) => {
    const open = db.selectFrom('matches').where('status', '!=', 'over');
    const rows = await open.selectAll().orderBy('created_at', 'desc').execute();
    const seats = await db
      .selectFrom('seats')
      .selectAll()
      .where('match', 'in', open.select('id'))
      .orderBy('seat')
      .execute();
    const counts = await db
      .selectFrom('entries')
      .select(({ fn }) => ['match', fn.max('seq').as('last')])
      .where('match', 'in', open.select('id'))
      .groupBy('match')
      .execute();
    const seatsAt = Map.groupBy(seats, ({ match }) => match);
    const last = new Map(counts.map(({ match, last }) => [match, last]));
    return rows.map(({ id, game, status, created_at }) => ({
      id,
      game,
      status,
      players: (seatsAt.get(id) ?? []).map(({ kind, name }) => name || kind),
      entries: last.get(id) ?? 0,
      createdAt: created_at,
    }));
  });

/** Ends a table for good, without a result; false if there is none to end. Running servers notice. */
export const endTableNow = (place: string, id: string, now: number): Promise<boolean> =>
  withStore(place, ({ db, kind }) =>
    db.transaction().execute(async (tx) => {
      if (!(await breakOff(tx, id, now))) return false;
      // PostgreSQL notifies all processes by itself; the process that has the file open notices a due job.
      if (kind === 'sqlite')
        await tx
          .replaceInto('due')
          .values(await wakeUp(tx, id))
          .execute();
      return true;
    }),
  );

/** A code that opens an account within the hour, for an owner who has lost every way in; undefined if there is none. */
export const resetAccount = (place: string, username: string, now: number): Promise<string | undefined> =>
  withStore(place, async ({ db }) => (await makeResetCode(db, username, now, Number.POSITIVE_INFINITY))?.code);

async function wakeUp(db: Store['db'], match: string): Promise<{ match: string; seq: number; at: number }> {
  const last = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('match', '=', match)
    .executeTakeFirst();
  return { match, seq: last?.seq ?? 0, at: 0 };
}

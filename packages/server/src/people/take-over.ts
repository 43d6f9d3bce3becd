import type { Kysely } from 'kysely';
import { takeOverResults } from '../dailies/results.ts';
import { takeOverWays } from '../notify/subscriptions.ts';
import type { Schema } from '../store/schema.ts';
import type { Person } from './sessions.ts';

type Db = Kysely<Schema>;

/**
 * Moves what a browser began as a guest to the account that signs in: seats, tables, results of dailies and ways to be
 * notified. Where the account already has a seat, the guest keeps its own, since nobody plays against themselves. Ends
 * the guest's session and returns the tables that have changed.
 */
export const takeOver = (db: Db, guest: Person, account: Person): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    const seats = await moveSeats(tx, guest.id, account.id);
    const hosted = await tx
      .updateTable('matches')
      .set({ host: account.id })
      .where('host', '=', guest.id)
      .returning('id')
      .execute();
    await takeOverResults(tx, guest.id, account.id);
    await takeOverWays(tx, guest.id, account.id);
    await tx.deleteFrom('sessions').where('player', '=', guest.id).execute();
    return [...new Set([...seats.map(({ match }) => match), ...hosted.map(({ id }) => id)])];
  });

const moveSeats = (db: Db, from: string, to: string): Promise<{ match: string }[]> =>
  db
    .updateTable('seats')
    .set({ player: to })
    .where('player', '=', from)
    .where('match', 'not in', ({ selectFrom }) => selectFrom('seats').select('match').where('player', '=', to))
    .returning('match')
    .execute();

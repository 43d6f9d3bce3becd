import type { ChatLine } from '@taproom/protocol';
import type { Store } from '../store/store.ts';

/** How many chat lines are sent at a time. */
export const CHAT_TAIL = 20;

/** A line, and the key of the request that said it. */
export interface Said {
  readonly key: string;
  readonly line: ChatLine;
}

/** The last lines, or the last before a given time, oldest first. */
export async function lastLines({ db }: Store, match: string, before?: number): Promise<Said[]> {
  let query = db.selectFrom('chat').select(['key', 'at', 'name', 'seat', 'text']).where('match', '=', match);
  if (before !== undefined) query = query.where('at', '<', before);
  const lines = await query.orderBy('at', 'desc').orderBy('key', 'desc').limit(CHAT_TAIL).execute();
  return lines.reverse().map(({ key, ...line }) => ({ key, line }));
}

/** The lines after a given time, in order. */
export async function linesAfter({ db }: Store, match: string, moment: number): Promise<Said[]> {
  const lines = await db
    .selectFrom('chat')
    .select(['key', 'at', 'name', 'seat', 'text'])
    .where('match', '=', match)
    .where('at', '>', moment)
    .orderBy('at')
    .execute();
  return lines.map(({ key, ...line }) => ({ key, line }));
}

/**
 * Saves a line, unless it was saved before. Its time is unique and later than that of any line anybody can have read,
 * whichever process saves it, so asking for the lines before or after a time misses none.
 */
export const keepLine = (store: Store, match: string, player: string, { key, line }: Said): Promise<void> =>
  store.db.transaction().execute(async (tx) => {
    await lockChat(tx, store.kind, match);
    const last = await tx
      .selectFrom('chat')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('match', '=', match)
      .executeTakeFirst();
    const at = Math.max(line.at, (last?.at ?? 0) + 1);
    await tx
      .insertInto('chat')
      .values({ match, player, key, ...line, at })
      .onConflict((clash) => clash.doNothing())
      .execute();
  });

/** Makes processes write to a table's chat one at a time; the embedded database has only one. */
async function lockChat(db: Store['db'], kind: Store['kind'], match: string): Promise<void> {
  if (kind === 'sqlite') return;
  await db.selectFrom('matches').select('id').where('id', '=', match).forNoKeyUpdate().execute();
}

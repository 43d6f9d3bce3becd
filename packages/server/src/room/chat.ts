import type { ChatLine } from '@taproom/protocol';
import type { Store } from '../store/store.ts';

/** Lines of a table's chat that come at a time. */
export const CHAT_TAIL = 20;

/** A line, and the request by which it was said. */
export interface Said {
  readonly key: string;
  readonly line: ChatLine;
}

/** The last lines before a moment, or of all, the oldest first. */
export async function lastLines({ db }: Store, match: string, before?: number): Promise<Said[]> {
  let query = db.selectFrom('chat').select(['key', 'at', 'name', 'seat', 'text']).where('match', '=', match);
  if (before !== undefined) query = query.where('at', '<', before);
  const lines = await query.orderBy('at', 'desc').orderBy('key', 'desc').limit(CHAT_TAIL).execute();
  return lines.reverse().map(({ key, ...line }) => ({ key, line }));
}

/** Keeps a line; false if it has been kept before. */
export async function keepLine({ db }: Store, match: string, player: string, { key, line }: Said): Promise<boolean> {
  const added = await db
    .insertInto('chat')
    .values({ match, player, key, ...line })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

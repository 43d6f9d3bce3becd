import type { ChatLine } from '@taproom/protocol';
import type { Store } from '../store/store.ts';

/** Lines of a table's chat that come with its state. */
export const CHAT_TAIL = 20;

/** A line, and the request by which it was said. */
export interface Said {
  readonly key: string;
  readonly line: ChatLine;
}

export async function lastLines({ db }: Store, match: string): Promise<Said[]> {
  const lines = await db
    .selectFrom('chat')
    .select(['key', 'at', 'name', 'seat', 'text'])
    .where('match', '=', match)
    .orderBy('at', 'desc')
    .limit(CHAT_TAIL)
    .execute();
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

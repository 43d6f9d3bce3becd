import type { ChatLine } from '@taproom/protocol';
import type { Store } from '../store/store.ts';

/** Lines of a table's chat that come with its state. */
export const CHAT_TAIL = 20;

export async function lastLines({ db }: Store, match: string): Promise<ChatLine[]> {
  const lines = await db
    .selectFrom('chat')
    .select(['at', 'name', 'seat', 'text'])
    .where('match', '=', match)
    .orderBy('at', 'desc')
    .limit(CHAT_TAIL)
    .execute();
  return lines.reverse();
}

/** Keeps a line; false if it has been kept before. */
export async function keepLine(
  { db }: Store,
  match: string,
  player: string,
  key: string,
  line: ChatLine,
): Promise<boolean> {
  const added = await db
    .insertInto('chat')
    .values({ match, player, key, ...line })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

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

/** The lines after a moment, in order. */
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
 * Keeps a line, unless it has been kept before. Each has a moment of its own, after all that anybody can have read by
 * then, whichever process keeps it: so nothing is missed by asking for what came after a moment, or before it.
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

/** Lets one process after the other say something at a table; the embedded database has only one. */
async function lockChat(db: Store['db'], kind: Store['kind'], match: string): Promise<void> {
  if (kind === 'sqlite') return;
  await db.selectFrom('matches').select('id').where('id', '=', match).forNoKeyUpdate().execute();
}

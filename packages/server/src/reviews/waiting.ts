import { fail, ok, type Result } from '@taproom/engine';
import type { MatchReview, TableReview } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

type Db = Kysely<Schema>;

/** Come again `after` these milliseconds. */
export interface TooMany {
  readonly code: 'too-many';
  readonly after: number;
}

/** How many reviews may wait in all, and of those that one player has asked for. */
const MOST_WAITING = 100;
const MOST_OF_A_PLAYER = 3;
const COME_AGAIN = 60_000;
/** A process that has not been heard of for so long, in milliseconds, is gone, and another takes its review over. */
const HOLD = 15_000;
/** After so many failures nobody tries again. */
const MOST_TRIES = 3;

/** How far the review of a match is. */
export async function reviewOf(db: Db, match: string): Promise<TableReview> {
  const row = await db.selectFrom('reviews').selectAll().where('match', '=', match).executeTakeFirst();
  if (!row) return { status: 'none' };
  if (row.review !== null) return { status: 'made', review: JSON.parse(row.review) };
  if (row.status === 'waiting' && row.held_at !== null) return { status: 'working', share: row.share };
  return { status: row.status === 'failed' ? 'failed' : 'waiting' };
}

/** Asks for a review, unless it is there, or has been asked for. One that has failed is tried anew. */
export async function askForReview(
  db: Db,
  match: string,
  player: string,
  now: number,
): Promise<Result<TableReview, TooMany>> {
  const before = await reviewOf(db, match);
  if (before.status !== 'none' && before.status !== 'failed') return ok(before);
  if (await hasTooMany(db, player)) return fail({ code: 'too-many', after: COME_AGAIN });
  const asked = { asked_by: player, asked_at: now, status: 'waiting', tries: 0, held_at: null, share: 0 } as const;
  await db
    .insertInto('reviews')
    .values({ match, ...asked, review: null })
    .onConflict((same) => same.column('match').doUpdateSet(asked).where('reviews.status', '=', 'failed'))
    .execute();
  return ok(await reviewOf(db, match));
}

async function hasTooMany(db: Db, player: string): Promise<boolean> {
  const waiting = await db.selectFrom('reviews').select('asked_by').where('status', '=', 'waiting').execute();
  const own = waiting.filter((one) => one.asked_by === player);
  return waiting.length >= MOST_WAITING || own.length >= MOST_OF_A_PLAYER;
}

/** Takes the review that has waited longest and that no process is making; undefined if there is none. */
export async function takeReview(db: Db, now: number): Promise<string | undefined> {
  const next = await db
    .selectFrom('reviews')
    .select(['match', 'tries', 'held_at'])
    .where('status', '=', 'waiting')
    .where((of) => of.or([of('held_at', 'is', null), of('held_at', '<', now - HOLD)]))
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  if (next.tries >= MOST_TRIES) {
    await giveUp(db, next.match);
    return takeReview(db, now);
  }
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ held_at: now, tries: next.tries + 1 })
    .where('match', '=', next.match)
    .where('held_at', next.held_at === null ? 'is' : '=', next.held_at)
    .executeTakeFirst();
  // Otherwise another process was quicker.
  return numUpdatedRows === 1n ? next.match : takeReview(db, now);
}

const giveUp = async (db: Db, match: string): Promise<void> =>
  void (await db.updateTable('reviews').set({ status: 'failed' }).where('match', '=', match).execute());

/** Whoever makes a review has to say so now and then. */
export const holdReview = async (db: Db, match: string, share: number, now: number): Promise<void> =>
  void (await db
    .updateTable('reviews')
    .set({ share, held_at: now })
    .where('match', '=', match)
    .where('status', '=', 'waiting')
    .execute());

/** Leaves a review to whoever takes it next; one that was only interrupted has not failed. */
export const leaveReview = async (db: Db, match: string, isInterrupted: boolean): Promise<void> =>
  void (await db
    .updateTable('reviews')
    .set((row) => ({ held_at: null, share: 0, tries: isInterrupted ? row('tries', '-', 1) : row.ref('tries') }))
    .where('match', '=', match)
    .where('status', '=', 'waiting')
    .execute());

export const keepReview = async (db: Db, match: string, review: MatchReview): Promise<void> =>
  void (await db
    .updateTable('reviews')
    .set({ status: 'made', share: 1, held_at: null, review: JSON.stringify(review) })
    .where('match', '=', match)
    .execute());

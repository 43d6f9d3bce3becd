import { fail, ok, type Result } from '@taproom/engine';
import type { AlreadyEntered, DailyResults } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { DailyOn } from './daily-on.ts';

type Db = Kysely<Schema>;
type Key = Pick<DailyOn, 'game' | 'day' | 'rules'>;

/** Keeps a player's first result, whoever comes at the same time. A result of other rules gives way to it. */
export async function keepResult(
  db: Db,
  on: Key,
  player: string,
  score: number,
  at: number,
): Promise<Result<null, AlreadyEntered>> {
  const { game, day, rules } = on;
  const kept = await db
    .insertInto('daily_results')
    .values({ game, day, player, score, rules, at })
    .onConflict((clash) =>
      clash
        .columns(['game', 'day', 'player'])
        .doUpdateSet({ score, rules, at })
        .where('daily_results.rules', '!=', rules),
    )
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 1n) return ok(null);
  const first = await ownResult(db, on, player);
  if (first === undefined) throw new Error('a result was neither kept nor there before');
  return fail({ code: 'already-entered', score: first });
}

/** A player's result; undefined if there is none by the rules played here. */
export async function ownResult(db: Db, on: Key, player: string): Promise<number | undefined> {
  const own = await resultsBy(db, on).where('player', '=', player).select('score').executeTakeFirst();
  return own?.score;
}

const resultsBy = (db: Db, { game, day, rules }: Key) =>
  db.selectFrom('daily_results').where('game', '=', game).where('day', '=', day).where('rules', '=', rules);

/** How many players reached which score; whoever asks finds their own result, but nobody else's. */
export async function resultsOn(db: Db, on: Key, player: string | undefined): Promise<DailyResults> {
  const results = await resultsBy(db, on)
    .select(({ fn }) => ['score', fn.countAll<number>().as('players')])
    .groupBy('score')
    .orderBy('score')
    .execute();
  const own = player === undefined ? undefined : await ownResult(db, on, player);
  return { results, players: results.reduce((sum, { players }) => sum + players, 0), own: own ?? null };
}

/** Moves a guest's results to an account. Where both have one, the account's stays, so that nobody counts twice. */
export async function takeOverResults(db: Db, guest: string, account: string): Promise<void> {
  await db
    .deleteFrom('daily_results as guests')
    .where('player', '=', guest)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('daily_results as own')
          .select('own.player')
          .where('own.player', '=', account)
          .whereRef('own.game', '=', 'guests.game')
          .whereRef('own.day', '=', 'guests.day'),
      ),
    )
    .execute();
  await db.updateTable('daily_results').set({ player: account }).where('player', '=', guest).execute();
}

import { fail, ok, type Result } from '@taproom/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Player } from '../tables/player.ts';
import { createPlayer, openSession, type Person, type SignedIn } from './sessions.ts';

type Db = Kysely<Schema>;

export type BotError = { readonly code: 'no-account' | 'too-many-bots' | 'no-such-bot' };

/** How many bots an account may have. */
const MOST_BOTS = 16;

/** Creates a player for a program, with the program's token, which is shown only this once. */
export async function createBot(db: Db, owner: Person, name: string, now: number): Promise<Result<SignedIn, BotError>> {
  if (owner.kind !== 'account') return fail({ code: 'no-account' });
  return db.transaction().execute(async (tx) => {
    await lock(tx, owner.id);
    if ((await botsOf(tx, owner.id)).length >= MOST_BOTS) return fail({ code: 'too-many-bots' });
    const player = await createPlayer(tx, 'bot', name, now);
    await tx.insertInto('bots').values({ player: player.id, owner: owner.id }).execute();
    return ok({ player, token: await openSession(tx, player, now, 'bot') });
  });
}

/** Requests that create bots for one account wait for each other, so that each counts the others' bots. */
const lock = async (db: Db, owner: string): Promise<void> =>
  void (await db
    .updateTable('accounts')
    .set(({ ref }) => ({ player: ref('player') }))
    .where('player', '=', owner)
    .execute());

export const botsOf = (db: Db, owner: string): Promise<Player[]> =>
  db
    .selectFrom('bots')
    .innerJoin('players', 'players.id', 'bots.player')
    .select(['players.id', 'players.name'])
    .where('bots.owner', '=', owner)
    .orderBy('players.created_at')
    .execute();

/** Revokes a bot's token. Its matches stay. */
export async function revokeBot(db: Db, owner: string, bot: string): Promise<Result<null, BotError>> {
  const gone = await db.deleteFrom('bots').where('player', '=', bot).where('owner', '=', owner).executeTakeFirst();
  if (gone.numDeletedRows === 0n) return fail({ code: 'no-such-bot' });
  await db.deleteFrom('sessions').where('player', '=', bot).execute();
  return ok(null);
}

import { deserialize, serialize } from 'node:v8';
import type { LiveMatch, Opening } from '@taproom/table';
import type { Store } from '../store/store.ts';
import { buildName } from './build.ts';

/** After so many entries a match is kept as it stands. */
export const SNAPSHOT_EVERY = 500;

/** Keeps a match as it stands, so that opening its table replays only what came after. */
export async function keepSnapshot({ db }: Store, match: string, live: LiveMatch): Promise<void> {
  const { opening: _, ...rest } = live;
  const kept = { seq: live.seq, build: buildName(), live: serialize(rest).toString('base64') };
  await db
    .insertInto('snapshots')
    .values({ match, ...kept })
    .onConflict((clash) => clash.column('match').doUpdateSet(kept))
    .execute();
}

/** The match as it was kept last; undefined if it never was, or by other code. */
export async function readSnapshot({ db }: Store, match: string, opening: Opening): Promise<LiveMatch | undefined> {
  const kept = await db
    .selectFrom('snapshots')
    .select('live')
    .where('match', '=', match)
    .where('build', '=', buildName())
    .executeTakeFirst();
  if (!kept) return undefined;
  return { ...(deserialize(Buffer.from(kept.live, 'base64')) as Omit<LiveMatch, 'opening'>), opening };
}

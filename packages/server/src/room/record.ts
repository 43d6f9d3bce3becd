import { fail, type MatchRecord, ok, type Result, recordOf } from '@taproom/engine';
import type { LiveMatch } from '@taproom/table';
import { bareRecord } from '../match/bare-record.ts';
import type { Store } from '../store/store.ts';
import { mayLook } from '../tables/known-table.ts';
import type { Player } from '../tables/player.ts';
import { otherRulesOf } from '../tables/table.ts';
import { entriesAfter } from './entries.ts';
import type { Room } from './room.ts';
import { liveFor, viewerOf } from './seen.ts';

interface RecordError {
  readonly code: 'no-spectators' | 'not-over';
}

/** A full record reveals hidden things, so players get it only once they have seen the match end. */
export async function recordFor(
  store: Store,
  room: Room,
  player: Player | undefined,
): Promise<Result<MatchRecord, RecordError>> {
  const refusal = whyNoRecord(room, player);
  if (refusal) return fail(refusal);
  if (isUnplayable(room)) return ok(bareRecord(room.table, await entriesAfter(store, room.id, 0)));
  const seen = seenBy(room, player);
  return seen ? ok(recordOf(seen.match)) : fail({ code: 'not-over' });
}

/** Why somebody cannot have the record yet, if so. */
export function whyNoRecord(room: Room, player: Player | undefined): RecordError | undefined {
  if (!mayLook(room.table, player)) return { code: 'no-spectators' };
  if (isUnplayable(room)) return undefined;
  const seen = seenBy(room, player);
  return seen && isOver(room, seen) ? undefined : { code: 'not-over' };
}

/** Whether a match is over whose rules are not here. */
const isUnplayable = ({ table }: Room): boolean => table.row.status === 'over' && otherRulesOf(table) !== undefined;

const seenBy = (room: Room, player: Player | undefined): LiveMatch | undefined =>
  liveFor(room, viewerOf(room.table, player?.id ?? null));

/** Whether a match, as far as a viewer has seen it, is over or was ended early. */
const isOver = (room: Room, { match, seq }: LiveMatch): boolean =>
  match.history.end !== undefined || (room.table.row.is_broken_off === 1 && seq === room.live?.seq);

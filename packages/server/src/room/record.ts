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

type RecordError = { readonly code: 'no-spectators' | 'not-over' };

/** A full record reveals hidden things, so players get it only once they have seen the match end. */
export async function recordFor(
  store: Store,
  room: Room,
  player: Player | undefined,
): Promise<Result<MatchRecord, RecordError>> {
  const { table } = room;
  if (!mayLook(table, player)) return fail({ code: 'no-spectators' });
  if (table.row.status === 'over' && otherRulesOf(table))
    return ok(bareRecord(table, await entriesAfter(store, room.id, 0)));
  const seen = liveFor(room, viewerOf(table, player?.id ?? null));
  return seen && isOver(room, seen) ? ok(recordOf(seen.match)) : fail({ code: 'not-over' });
}

/** Whether a match, as far as a viewer has seen it, is over or was ended early. */
const isOver = (room: Room, { match, seq }: LiveMatch): boolean =>
  match.history.end !== undefined || (room.table.row.is_broken_off === 1 && seq === room.live?.seq);

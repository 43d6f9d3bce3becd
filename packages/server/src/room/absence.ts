import type { Seat } from '@taproom/engine';
import type { Refused } from '@taproom/protocol';
import { absenceOf, seatsOf } from '../tables/table.ts';
import type { Room } from './room.ts';
import { presenceIn } from './seen.ts';

const MINUTE = 60_000;
/** Whoever loses the connection has so long to come back, however long they have been thinking. */
const COMING_BACK = 5 * MINUTE;

/** Why a player may not have done to a seat what was agreed for those who are away too long; undefined if they may. */
export function whyNotClaim(room: Room, player: string, seat: Seat): Refused | undefined {
  const { table, live, services } = room;
  if (!live) return { code: 'not-started' };
  if (live.outcome) return { code: 'game-over' };
  const mine = seatsOf(table, player);
  if (mine.length === 0 || mine.includes(seat)) return { code: 'not-your-seat' };
  const after = awayUntil(room, seat) - services.now();
  if (!Number.isFinite(after)) return { code: 'not-away' };
  return after > 0 ? { code: 'not-away', after } : undefined;
}

/** From when on a seat may be claimed if its player stays away; never if they are here, or not waited for, or have a clock. */
function awayUntil(room: Room, seat: Seat): number {
  const { table, live, gone, openedAt } = room;
  const player = table.seats[seat]?.player;
  const isWaitedFor = live?.waitedFor.includes(seat) && table.setup.clock.kind === 'none';
  if (!player || !live || !isWaitedFor || presenceIn(room).isHere(player)) return Number.POSITIVE_INFINITY;
  const patience = absenceOf(table.setup) * MINUTE;
  const goneAt = gone.get(player) ?? openedAt;
  return Math.max(live.times.since + patience, goneAt + Math.min(patience, COMING_BACK));
}

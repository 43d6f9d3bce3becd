import type { Seat } from '@taproom/engine';
import type { Refused, SeatInfo } from '@taproom/protocol';
import { isPlayedByBot } from '@taproom/table';
import { absenceOf } from '../tables/absence.ts';
import { isHere } from './audience.ts';
import type { ChangeRequest } from './changing.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;

/** Whether a player is at the table, through this process or another. */
export const isPresent = ({ audience, elsewhere }: Pick<Room, 'audience' | 'elsewhere'>, player: string): boolean =>
  isHere(audience, player) || elsewhere.has(player);

/** Whether any of a table's people is there. */
export const isAnyPresent = (room: Room): boolean => [...peopleOf(room)].some((player) => isPresent(room, player));

/** Those who play here, and the host. */
const peopleOf = ({ table: { row, seats } }: Room): ReadonlySet<string> =>
  new Set([row.host, ...seats.flatMap(({ player }) => player ?? [])]);

/** Notes who has come and who has gone since the last time. */
export function noteVisits(room: Room): void {
  const { id, away, services, table } = room;
  if (table.row.status === 'over' || room.isClosed) return;
  for (const player of peopleOf(room)) {
    if (isPresent(room, player) !== away.has(player)) continue;
    if (away.delete(player)) services.visits.came(id, player);
    else {
      away.set(player, services.now());
      services.visits.went(id, player);
    }
  }
}

/** How long the player of a seat has been away, and when the others may act; undefined for whoever is here. */
export function awayAt(room: Room, seat: Seat): SeatInfo['away'] {
  const { table, away, services } = room;
  const player = table.seats[seat]?.player;
  const since = player ? away.get(player) : undefined;
  if (!player || since === undefined || isPresent(room, player)) return undefined;
  const now = services.now();
  const from = actFrom(room, seat, since);
  return { for: Math.max(0, now - since), ...(from !== undefined && { until: Math.max(0, from - now) }) };
}

/** From when on the others may act for a seat whose player has been away since then; undefined if they may not. */
function actFrom({ table, live }: Room, seat: Seat, since: number): number | undefined {
  const { may, minutes } = absenceOf(table.setup);
  if (may === 'nothing' || !live?.waitedFor.includes(seat)) return undefined;
  // Nobody is missed before it is their turn.
  return Math.max(since, live.times.since) + minutes * MINUTE;
}

/** Whether anybody is away for whom the others may act sooner or later. */
export const isAnyMissed = (room: Room): boolean =>
  room.live?.waitedFor.some((seat) => awayAt(room, seat)?.until !== undefined) ?? false;

/** Why a seat may not act for an absent one now. */
export function whyNotAct(room: Room, { kind, seat, by }: ChangeRequest): Refused | undefined {
  const { table, live } = room;
  if (by === undefined || !live || live.outcome) return undefined;
  const { may } = absenceOf(table.setup);
  if (may === 'nothing' || (kind === 'claim' && may !== 'win')) return { code: 'no-claim' };
  if (by === seat || isPlayedByBot(live, by)) return { code: 'not-concerned' };
  const until = awayAt(room, seat)?.until;
  if (until === undefined) return { code: 'not-away' };
  return until > 0 ? { code: 'not-yet', after: until } : undefined;
}

import type { Seat, Viewer } from '@taproom/engine';
import type { ServerMessage } from '@taproom/protocol';
import type { LiveMatch } from '@taproom/table';
import type { CallReason } from '../notify/notifier.ts';
import type { Entry } from '../store/schema.ts';
import { isLooking, type Requester, tellEntry, tellState, tellViewer, viewersOf, type Watcher } from './audience.ts';
import type { Room } from './room.ts';
import { clockFor, delayOf, infoFor, stateFor, viewerOf } from './seen.ts';

export const infoMessage = (room: Room, viewer: Viewer): ServerMessage => ({
  type: 'info',
  table: room.id,
  info: infoFor(room, viewer),
});

/** Sends the table's info. */
export function tellInfo(room: Room, but?: Watcher, viewers: readonly Viewer[] = viewersOf(room.audience)): void {
  for (const viewer of viewers) tellViewer(room.audience, viewer, infoMessage(room, viewer), but);
}

export const tellWholeTable = (room: Room, live: LiveMatch | undefined, viewers: readonly Viewer[]): void =>
  tellState(room.audience, live, viewers, (watcher) => stateFor(room, watcher));

/** Tells viewers of an entry; after an undo they get the whole state again. */
export function showEntry(
  room: Room,
  live: LiveMatch,
  entry: Entry,
  viewers: readonly Viewer[],
  requester?: Requester,
): void {
  if (entry.kind === 'undo') tellWholeTable(room, live, viewers);
  else
    for (const viewer of viewers)
      tellEntry(room.audience, entry, live, viewer, clockFor(room, live, viewer), requester);
}

/** Tells spectators of an entry, possibly long after it was made. */
export function showLate(room: Room, live: LiveMatch, entry: Entry): void {
  showEntry(room, live, entry, ['table']);
  if (delayOf(room.table) > 0 && isForInfo(live, entry)) tellInfo(room, undefined, ['table']);
}

/** Whether an entry changes the table's info. */
export const isForInfo = ({ outcome }: LiveMatch, { kind }: Entry): boolean => kind !== 'play' || outcome !== undefined;

export const seatsWatching = ({ audience }: Room): Viewer[] =>
  viewersOf(audience).filter((viewer) => viewer !== 'table');

/** Calls these seats, except for players who are looking. */
export function callSeats(
  { id, table, audience, services }: Room,
  seats: readonly Seat[],
  about: CallReason = 'turn',
): void {
  const { presences, notify } = services;
  const away = seats.filter((seat) => !isLooking(audience, table.seats[seat]?.player ?? ''));
  const isLookingElsewhere = async (player: string): Promise<boolean> =>
    (await presences.lookingElsewhere(id)).has(player);
  if (away.length > 0) notify(table, away, isLookingElsewhere, about);
}

/** Lets other processes know which seated players are here and looking. */
export function tellPresence({ id, table, audience, services }: Room, { player }: Watcher): void {
  if (player !== null && viewerOf(table, player) !== 'table')
    services.presences.enter(id, player, isLooking(audience, player));
}

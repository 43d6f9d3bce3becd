import type { Seat, Viewer } from '@taproom/engine';
import type { ServerMessage } from '@taproom/protocol';
import type { LiveMatch } from '@taproom/table';
import type { Entry } from '../store/schema.ts';
import { isLooking, type Requester, tellEntry, tellState, tellViewer, viewersOf, type Watcher } from './audience.ts';
import type { Room } from './room.ts';
import { clockFor, delayOf, infoFor, stateFor, viewerOf } from './seen.ts';

export const infoMessage = (room: Room, viewer: Viewer): ServerMessage => ({
  type: 'info',
  table: room.id,
  info: infoFor(room, viewer),
});

/** Tells what is said of the table itself. */
export function tellInfo(room: Room, but?: Watcher, viewers: readonly Viewer[] = viewersOf(room.audience)): void {
  for (const viewer of viewers) tellViewer(room.audience, viewer, infoMessage(room, viewer), but);
}

export const tellWholeTable = (room: Room, live: LiveMatch | undefined, viewers: readonly Viewer[]): void =>
  tellState(room.audience, live, viewers, (player) => stateFor(room, player));

/** Viewers learn of an entry; after a move was taken back they get the whole table again. */
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

/** Spectators learn of an entry, perhaps long after it was made. */
export function showLate(room: Room, live: LiveMatch, entry: Entry): void {
  showEntry(room, live, entry, ['table']);
  if (delayOf(room.table) > 0 && isForInfo(live, entry)) tellInfo(room, undefined, ['table']);
}

/** Whether an entry changes what is said of the table itself. */
export const isForInfo = ({ outcome }: LiveMatch, { kind }: Entry): boolean => kind !== 'play' || outcome !== undefined;

export const seatsWatching = ({ audience }: Room): Viewer[] =>
  viewersOf(audience).filter((viewer) => viewer !== 'table');

/** It has become the turn of these seats; players who do not look are called. */
export function tellTurn({ id, table, audience, services }: Room, seats: readonly Seat[]): void {
  const { presences, notifyTurn } = services;
  const away = seats.filter((seat) => !isLooking(audience, table.seats[seat]?.player ?? ''));
  const isLookingElsewhere = async (player: string): Promise<boolean> =>
    (await presences.lookingElsewhere(id)).has(player);
  if (away.length > 0) notifyTurn(table, away, isLookingElsewhere);
}

/** Other processes are to know who of those who sit here looks. */
export function tellPresence({ id, table, audience, services }: Room, { player }: Watcher): void {
  if (player !== null && viewerOf(table, player) !== 'table')
    services.presences.enter(id, player, isLooking(audience, player));
}

import type { Refused, TableState } from '@taproom/protocol';
import { bytesOf } from '../match/fitting.ts';
import { isInvitation } from '../tables/table.ts';
import { noteVisits } from './absence.ts';
import { addWatcher, isHere, removeWatcher, shapesFor, type Watcher } from './audience.ts';
import { stopDelayed } from './delayed-match.ts';
import { drainRoom, type Room } from './room.ts';
import { allowedViewerOf, liveFor, stateFor } from './seen.ts';
import { seatsWatching, tellInfo, tellPresence, tellWholeTable } from './telling.ts';

/** When the shapes exceed this many bytes, everyone starts with new ones as soon as somebody joins. */
const MOST_SHAPES = 2_500;

/** Adds a watcher, who may have been invited; returns the state to draw. */
export function watch(room: Room, watcher: Watcher, invitation = ''): TableState | Refused {
  const { audience, otherRules, table } = room;
  if (otherRules) return otherRules;
  const viewer = allowedViewerOf(table, watcher.player);
  if (viewer === undefined) return { code: 'no-spectators' };
  const isNew = viewer === 'table' && !audience.watchers.has(watcher);
  if (isNew && audience.watchers.size >= room.services.mostWatchers) return { code: 'too-many' };
  if (isInvitation(table, invitation)) audience.invited.add(watcher);
  const wasHere = watcher.player !== null && isHere(audience, watcher.player);
  if (bytesOf(shapesFor(audience, viewer)) > MOST_SHAPES)
    tellWholeTable(room, liveFor(room, viewer), viewer === 'table' ? [viewer] : seatsWatching(room));
  addWatcher(audience, watcher, viewer, liveFor(room, viewer));
  tellPresence(room, watcher);
  noteVisits(room);
  if (!wasHere && viewer !== 'table') tellInfo(room, watcher);
  return stateFor(room, watcher);
}

export function unwatch(room: Room, watcher: Watcher): void {
  const { audience, services, id } = room;
  const viewer = audience.watchers.get(watcher);
  removeWatcher(audience, watcher);
  if (watcher.player !== null && !isHere(audience, watcher.player)) services.presences.leave(id, watcher.player);
  else if (viewer !== undefined) tellPresence(room, watcher);
  noteVisits(room);
  if (viewer !== undefined && viewer !== 'table') tellInfo(room);
}

export async function closeRoom(room: Room): Promise<void> {
  room.isClosed = true;
  if (room.delayed) stopDelayed(room.delayed);
  await drainRoom(room);
}

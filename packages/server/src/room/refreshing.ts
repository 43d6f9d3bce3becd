import { advanceStored, beginStored } from '../match/stored.ts';
import type { Entry } from '../store/schema.ts';
import { findTable } from '../tables/find-table.ts';
import { infoOf, openingOf } from '../tables/table.ts';
import { noteVisits } from './absence.ts';
import { changeViewers, viewersOf, type Watcher } from './audience.ts';
import { catchUp, remember } from './changing.ts';
import { addDelayed, makeDelayedMatch } from './delayed-match.ts';
import { entriesAfter } from './entries.ts';
import type { Room } from './room.ts';
import { allowedViewerOf, delayOf, liveFor, presenceIn, stateFor } from './seen.ts';
import { infoMessage, showLate, tellInfo, tellPresence, tellWholeTable } from './telling.ts';

/** Sets up the match when it begins, or when this process opens its table. */
export function startMatch(room: Room, entries: readonly Entry[]): void {
  const { table, requests, services } = room;
  const opening = openingOf(table);
  // A table that was ended before it started has no match.
  if (table.row.started_at === null || 'needs' in opening) return;
  let live = beginStored(opening);
  const delayed = makeDelayedMatch(delayOf(table), live, services.now, (seen, entry) => showLate(room, seen, entry));
  room.delayed = delayed;
  for (const entry of entries) {
    live = advanceStored(live, entry);
    addDelayed(delayed, live, entry);
    remember(requests, entry);
  }
  room.live = live;
}

/** Reads the database again: seats taken, entries made elsewhere. */
export const refresh = (room: Room): Promise<void> => room.queue(() => refreshNow(room));

async function refreshNow(room: Room): Promise<void> {
  if (room.isClosed) return;
  const { store, presences } = room.services;
  const before = publicFace(room);
  room.table = (await findTable(store.db, room.id)) ?? room.table;
  room.elsewhere = await presences.elsewhere(room.id);
  noteVisits(room);
  for (const watcher of turnViewers(room)) showAnew(room, watcher);
  if (room.live) await catchUp(room);
  else startMatch(room, await entriesAfter(store, room.id, 0));
  if (before === publicFace(room)) return;
  // Seat owners and the nonces for the dice are sent only with the whole state.
  if (!room.live || room.live.seq === 0) tellWholeTable(room, room.live, viewersOf(room.audience));
  tellInfo(room);
}

/** Everything public about the table but the passing of time, to detect changes. */
function publicFace(room: Room): string {
  const { isHere, standIns } = presenceIn(room);
  return JSON.stringify([infoOf(room.table, { isHere, standIns }), room.table.seats]);
}

/** Returns the watchers who have gained or lost a seat. */
const turnViewers = (room: Room): Watcher[] =>
  changeViewers(
    room.audience,
    (player) => allowedViewerOf(room.table, player),
    (viewer) => liveFor(room, viewer),
    infoMessage(room, 'table'),
  );

/** Sends the table to a watcher who has become another viewer. */
function showAnew(room: Room, watcher: Watcher): void {
  tellPresence(room, watcher);
  if (room.live) watcher.send(JSON.stringify({ type: 'table', table: room.id, state: stateFor(room, watcher.player) }));
}

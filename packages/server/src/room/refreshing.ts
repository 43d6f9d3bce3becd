import type { LiveMatch, Opening } from '@taproom/table';
import { inPieces } from '../match/in-pieces.ts';
import { keepSnapshot, readSnapshot, SNAPSHOT_EVERY } from '../match/snapshots.ts';
import { advanceStored, beginStored } from '../match/stored.ts';
import type { Entry } from '../store/schema.ts';
import { findTable } from '../tables/find-table.ts';
import { infoOf, openingOf } from '../tables/table.ts';
import { noteVisits } from './absence.ts';
import { changeViewers, viewersOf, type Watcher } from './audience.ts';
import { catchUp, remember } from './changing.ts';
import { addDelayed, makeDelayedMatch } from './delayed-match.ts';
import { pagesAfter } from './entries.ts';
import type { Room } from './room.ts';
import { allowedViewerOf, delayOf, liveFor, presenceIn, stateFor } from './seen.ts';
import { infoMessage, showLate, tellInfo, tellPresence, tellWholeTable } from './telling.ts';

/** Where a match comes from. */
interface Kept {
  /** As it stood once. */
  snapshot(opening: Opening): Promise<LiveMatch | undefined>;
  /** All entries after one. */
  pages(seq: number): AsyncIterable<readonly Entry[]>;
}

const keptOf = (room: Room): Kept => ({
  snapshot: (opening) => keptMatch(room, opening),
  pages: (seq) => pagesAfter(room.services.store, room.id, seq),
});

/** Sets up the match when it begins, or when this process opens its table. */
export async function startMatch(room: Room, kept: Kept = keptOf(room)): Promise<void> {
  const { table, requests, services } = room;
  const opening = openingOf(table);
  // A table that was ended before it started has no match.
  if (table.row.started_at === null || 'needs' in opening) return;
  const snapshot = await kept.snapshot(opening);
  let live = snapshot ?? beginStored(opening);
  const delayed = makeDelayedMatch(delayOf(table), live, services.now, (seen, entry) => showLate(room, seen, entry));
  for await (const page of kept.pages(live.seq))
    await inPieces(page, (entry) => {
      live = advanceStored(live, entry);
      addDelayed(delayed, live, entry);
      remember(requests, entry);
    });
  room.delayed = delayed;
  room.live = live;
  if (live.seq - (snapshot?.seq ?? 0) >= SNAPSHOT_EVERY) await keepSnapshot(services.store, room.id, live);
}

/** The match as it was kept last, unless some spectators have not seen it so yet. */
async function keptMatch({ id, table, services }: Room, opening: Opening): Promise<LiveMatch | undefined> {
  const kept = await readSnapshot(services.store, id, opening);
  return kept && kept.times.since + delayOf(table) <= services.now() ? kept : undefined;
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
  else await startMatch(room);
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
  if (room.live) watcher.send(JSON.stringify({ type: 'table', table: room.id, state: stateFor(room, watcher) }));
}

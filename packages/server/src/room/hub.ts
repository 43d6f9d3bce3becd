import type { Store } from '../store/store.ts';
import { findTable } from '../tables/find-table.ts';
import { lastLines } from './chat.ts';
import { runDue } from './due.ts';
import { refresh, startMatch } from './refreshing.ts';
import { drainRoom, isInUse, makeRoom, type Room } from './room.ts';
import type { RoomServices } from './services.ts';
import { readChat } from './talking.ts';
import { closeRoom } from './watching.ts';

/** The rooms of this process, each opened on first use. */
export interface Hub {
  /** Undefined if there is no such table. */
  open(id: string): Promise<Room | undefined>;
  /** The room if it is open already. */
  find(id: string): Room | undefined;
  /** Does what is due at a table after an entry; returns when to look again. */
  runDue(id: string, seq: number): Promise<number | null>;
  /** Closes rooms that are empty and have not been used since the last call. */
  closeIdle(): void;
  /** How many rooms are open. */
  size(): number;
  /** Waits for pending work. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface Rooms {
  readonly services: RoomServices;
  /** Rooms that are open or being opened. */
  readonly asked: Map<string, Promise<Room | undefined>>;
  readonly open: Map<string, Room>;
  /** Rooms that were asked for since idle ones were last closed. */
  readonly used: Set<string>;
}

export function makeHub(services: RoomServices): Hub {
  const rooms: Rooms = { services, asked: new Map(), open: new Map(), used: new Set() };
  followStore(rooms).catch(services.reportError);
  const all = async (work: (room: Room) => Promise<void>): Promise<void> =>
    void (await Promise.all([...rooms.open.values()].map(work)));
  return {
    open: (id) => openRoom(rooms, id),
    find: (id) => rooms.open.get(id),
    runDue: (id, seq) => runDueAt(rooms, id, seq),
    closeIdle: () => closeIdle(rooms),
    size: () => rooms.open.size,
    drain: () => all(drainRoom),
    close: () => all(closeRoom),
  };
}

function openRoom(rooms: Rooms, id: string): Promise<Room | undefined> {
  const { asked, used } = rooms;
  used.add(id);
  const room = asked.get(id) ?? load(rooms, id);
  asked.set(id, room);
  // The next request tries again to open a room that failed to.
  room.catch(() => asked.delete(id));
  return room;
}

async function load({ services, asked, open }: Rooms, id: string): Promise<Room | undefined> {
  const { store } = services;
  const table = await findTable(store.db, id);
  if (!table) {
    asked.delete(id);
    return undefined;
  }
  const room = makeRoom(services, table, await lastLines(store, id), await services.visits.known(id));
  await startMatch(room);
  open.set(id, room);
  // Catches up with changes made while it was being loaded.
  await refresh(room);
  return room;
}

/** Keeps rooms up to date with what other processes do. */
function followStore({ services, open }: Rooms): Promise<void> {
  const { store, reportError } = services;
  const update = (room: Room | undefined): void => void (room && refresh(room).catch(reportError));
  const read = (room: Room | undefined, key?: string): void => void (room && readChat(room, key).catch(reportError));
  return store.listen({
    onEntry(id, seq) {
      const room = open.get(id);
      // This process knows its own entries already.
      if (room && (room.live?.seq ?? -1) < seq) update(room);
    },
    onTable: (id) => update(open.get(id)),
    onChat: (id, key) => read(open.get(id), key),
    onGap() {
      for (const room of open.values()) {
        update(room);
        read(room);
      }
    },
  });
}

async function runDueAt(rooms: Rooms, id: string, seq: number): Promise<number | null> {
  // After a later entry there is nothing to do, so the table need not be opened.
  if (!(await isLast(rooms.services.store, id, seq))) return null;
  const room = await openRoom(rooms, id);
  return room ? runDue(room, seq) : null;
}

async function isLast({ db }: Store, match: string, seq: number): Promise<boolean> {
  const later = await db
    .selectFrom('entries')
    .select('seq')
    .where('match', '=', match)
    .where('seq', '>', seq)
    .limit(1)
    .executeTakeFirst();
  return !later;
}

/** What was replayed for the log is not kept for long. */
function forgetPast(room: Room): void {
  if (room.past?.isUsed) room.past.isUsed = false;
  else room.past = undefined;
}

function closeIdle({ services, asked, open, used }: Rooms): void {
  for (const [id, room] of open) {
    forgetPast(room);
    if (isInUse(room) || used.has(id)) continue;
    closeRoom(room).catch(services.reportError);
    open.delete(id);
    asked.delete(id);
  }
  used.clear();
}

import type { Store } from '../store/store.ts';
import { findTable } from '../tables/tables.ts';
import { lastLines } from './chat.ts';
import { entriesAfter, type House, makeRoom, type Room } from './room.ts';

/** The rooms of this process, each opened when somebody first asks for it. */
export interface Hub {
  /** Nothing if there is no such table. */
  open(id: string): Promise<Room | undefined>;
  /** The room if it is open already. */
  find(id: string): Room | undefined;
  /** Does what is due at a table after an entry, and says when to look again. */
  attend(id: string, seq: number): Promise<number | null>;
  /** Closes rooms in which nobody is and nobody has been since the last time. */
  tidy(): void;
  /** How many are open. */
  size(): number;
  /** Waits for what is under way. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

export function makeHub(house: House): Hub {
  const { store } = house;
  const rooms = new Map<string, Promise<Room | undefined>>();
  const open = new Map<string, Room>();
  let used = new Set<string>();

  async function load(id: string): Promise<Room | undefined> {
    const table = await findTable(store.db, id);
    if (!table) {
      rooms.delete(id);
      return undefined;
    }
    const room = makeRoom(house, table, await entriesAfter(store, id, 0), await lastLines(store, id));
    open.set(id, room);
    // What happened while it was being read has not been heard.
    await room.refresh();
    return room;
  }

  function openRoom(id: string): Promise<Room | undefined> {
    used.add(id);
    const room = rooms.get(id) ?? load(id);
    rooms.set(id, room);
    // What could not be opened is tried anew by the next who comes.
    room.catch(() => rooms.delete(id));
    return room;
  }

  const refresh = (room: Room): void => void room.refresh().catch(house.trouble);
  const hearChat = (room: Room, key?: string): void => void room.hearChat(key).catch(house.trouble);

  store
    .listen({
      onEntry(id, seq) {
        const room = open.get(id);
        // What this process did itself it knows already.
        if (room && (room.course()?.seq ?? -1) < seq) refresh(room);
      },
      onTable(id) {
        const room = open.get(id);
        if (room) refresh(room);
      },
      onChat(id, key) {
        const room = open.get(id);
        if (room) hearChat(room, key);
      },
      onGap() {
        for (const room of open.values()) {
          refresh(room);
          hearChat(room);
        }
      },
    })
    .catch(house.trouble);

  return {
    open: openRoom,
    find: (id) => open.get(id),
    // What a later entry has overtaken is not worth opening a table for.
    attend: async (id, seq) => ((await isLast(store, id, seq)) ? ((await openRoom(id))?.attend(seq) ?? null) : null),
    tidy() {
      for (const [id, room] of open) {
        if (room.isInUse() || used.has(id)) continue;
        room.close().catch(house.trouble);
        open.delete(id);
        rooms.delete(id);
      }
      used = new Set();
    },
    size: () => open.size,
    async rest() {
      await Promise.all([...open.values()].map((room) => room.rest()));
    },
    async close() {
      await Promise.all([...open.values()].map((room) => room.close()));
    },
  };
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

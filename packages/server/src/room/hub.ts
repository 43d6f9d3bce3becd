import { findTable } from '../tables/tables.ts';
import { lastLines } from './chat.ts';
import { entriesAfter, type House, makeRoom, type Room } from './room.ts';

/** The rooms of this process, each opened when somebody first asks for it. */
export interface Hub {
  /** Nothing if there is no such table. */
  open(id: string): Promise<Room | undefined>;
  /** The room if it is open already. */
  find(id: string): Room | undefined;
  /** Closes rooms in which nobody is and nothing is to be done. */
  tidy(): void;
  close(): void;
}

export function makeHub(house: House): Hub {
  const { store } = house;
  const rooms = new Map<string, Promise<Room | undefined>>();
  const open = new Map<string, Room>();

  async function load(id: string): Promise<Room | undefined> {
    const table = await findTable(store.db, id);
    if (!table) {
      rooms.delete(id);
      return undefined;
    }
    const room = makeRoom(house, table, await entriesAfter(store, id, 0), await lastLines(store, id));
    open.set(id, room);
    return room;
  }

  /** What this process did itself it knows already. */
  function hear(id: string, seq: number): void {
    const room = open.get(id);
    if (room && (room.course()?.seq ?? -1) < seq) void room.refresh().catch(house.trouble);
  }

  store.listen(hear).catch(house.trouble);

  return {
    open(id) {
      const room = rooms.get(id) ?? load(id);
      rooms.set(id, room);
      return room;
    },
    find: (id) => open.get(id),
    tidy() {
      for (const [id, room] of open) {
        if (room.isWatched() || room.table().row.status === 'playing') continue;
        room.close();
        open.delete(id);
        rooms.delete(id);
      }
    },
    close() {
      for (const room of open.values()) room.close();
    },
  };
}

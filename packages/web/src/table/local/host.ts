import { fail, type MatchRecord, ok, openRecord, type Refusal, type Result, recordOf } from '@taproom/engine';
import { askedIn, giveUp, type LiveMatch, play, undo } from '@taproom/table';
import { finishedIn } from './finished.ts';
import { catchUp, change, type Hosting, leave, openSaved, placeOf } from './hosting.ts';
import { newTable } from './new-table.ts';
import { listSave, makeSave, recordInSave } from './save.ts';
import { NO_REVISION } from './store.ts';
import type { Verbs } from './wire.ts';

export type Host = { [V in keyof Verbs]: (...args: Parameters<Verbs[V]>) => Promise<ReturnType<Verbs[V]>> };

function undone(live: LiveMatch): Result<LiveMatch, Refusal> {
  const before = undo(live, Date.now());
  return before ? ok(before) : fail({ code: 'game-over' });
}

async function recordOfTable({ open, store }: Hosting, id: string): Promise<MatchRecord | undefined> {
  const table = open.get(id)?.table;
  if (table) return openRecord(recordOf(table.live.match));
  const save = await store.get(id);
  return save && recordInSave(save);
}

/** Hosts this browser's tables: saves every change before showing it, and runs the bots. */
export function tableHost(given: Omit<Hosting, 'open'>): Host {
  const hosting: Hosting = { ...given, open: new Map() };
  const { store, bots } = hosting;
  hosting.neighbours.hear((id) => catchUp(hosting, id));

  return {
    list: async () => (await store.all()).map(listSave),

    finished: async () =>
      (await store.all()).flatMap((save) => finishedIn(save) ?? []).toSorted((a, b) => b.savedAt - a.savedAt),

    async create(plan, seed) {
      const table = newTable(plan, seed);
      if (!(await store.put(makeSave(table, Date.now()), NO_REVISION)))
        throw new Error('a new table was already there');
      return table.id;
    },

    open: (id, pace) => openSaved(hosting, id, pace),
    close: async (id) => leave(hosting, id),

    async pace(id, pace) {
      placeOf(hosting, id).pace = pace;
    },

    play: async (id, seat, action) =>
      change(hosting, placeOf(hosting, id), (live) => play(live, seat, action, Date.now())),

    async refuse(id, seat, action) {
      const { opening, match } = placeOf(hosting, id).table.live;
      return opening.game.refuse(match.state, seat, action);
    },

    undo: async (id) => (await change(hosting, placeOf(hosting, id), undone)) === undefined,

    async resign(id, seat) {
      await change(hosting, placeOf(hosting, id), (live) => giveUp(live, seat, Date.now()));
    },

    async hint(id, seat) {
      const { live } = placeOf(hosting, id).table;
      if (askedIn(live) !== seat) return undefined;
      const { opening, match } = live;
      // The same position gets the same hint.
      const seed = match.history.entries.length;
      return (await bots.think(opening.game, match.state, seat, 'adviser', seed)).action;
    },

    record: (id) => recordOfTable(hosting, id),

    async remove(id) {
      leave(hosting, id);
      await store.remove(id);
    },
  };
}

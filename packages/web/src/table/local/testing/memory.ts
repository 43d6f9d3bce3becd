import type { Review } from '@taproom/bots';
import type { Save } from '../head.ts';
import type { KeptTable } from '../kept-table.ts';
import type { ReviewStore } from '../review-store.ts';
import { changeTo, NOTHING_KEPT } from '../save.ts';
import type { Change, Store } from '../store.ts';

/** A table as it is stored. */
export function saveOf(table: KeptTable, savedAt: number): Save {
  const { head, entries } = changeTo(table, NOTHING_KEPT, savedAt).change;
  return { ...head, entries };
}

/** The same in the form of version 0.1.0: the whole record in one text. */
export function wholeSave(save: Save): Save {
  const { plan, record } = JSON.parse(save.body);
  const body = JSON.stringify({ plan, record: { ...record, entries: save.entries.map((text) => JSON.parse(text)) } });
  const { id, revision, savedAt, daily } = save;
  return { id, format: 'taproom-save-1', revision, savedAt, body, entries: [], ...(daily && { daily }) };
}

/** A browser's storage, shared by its tabs, that notes all it is asked to write. */
export function memory() {
  const saves = new Map<string, Save>();
  const written: Change[] = [];
  const store: Store = {
    heads: async () => [...saves.values()].map(({ entries: _entries, ...head }) => head),
    get: async (id) => saves.get(id),
    async put(change, before) {
      const { head, from, entries } = change;
      const stored = saves.get(head.id);
      const follows = (stored?.revision ?? -1) === before;
      if (!follows) return false;
      written.push(change);
      saves.set(head.id, { ...head, entries: (stored?.entries ?? []).slice(0, from).concat(entries) });
      return true;
    },
    remove: async (id) => void saves.delete(id),
  };
  const made = new Map<string, Review>();
  const reviews: ReviewStore = {
    get: async (key) => made.get(key),
    put: async (key, review) => void made.set(key, review),
    remove: async (key) => void made.delete(key),
  };
  return { saves, store, written, made, reviews };
}

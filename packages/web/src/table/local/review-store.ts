import type { Review } from '@taproom/bots';
import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  reviews: { key: string; value: Review };
}

/** Reviews that were made in this browser. They can be made anew, so they have a database of their own. */
export interface ReviewStore {
  get(key: string): Promise<Review | undefined>;
  put(key: string, review: Review): Promise<void>;
  remove(key: string): Promise<void>;
}

export async function openReviews(): Promise<ReviewStore> {
  const db = await openDB<Schema>('taproom-reviews', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('reviews'),
  });
  return {
    get: (key) => db.get('reviews', key),
    put: async (key, review) => void (await db.put('reviews', review, key)),
    remove: (key) => db.delete('reviews', key),
  };
}

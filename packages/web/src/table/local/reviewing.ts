import type { Review } from '@taproom/bots';
import type { MatchRecord } from '@taproom/engine';
import { reviewKey } from '../record/review-key.ts';
import type { Hosting } from './hosting.ts';

interface Desk {
  readonly hosting: Hosting;
  /** What is being reviewed, by its key. */
  readonly atWork: Map<string, AbortController>;
}

async function make({ hosting, atWork }: Desk, record: MatchRecord): Promise<Review | undefined> {
  if (!record.end) throw new Error('the match is not over');
  const key = reviewKey(record);
  const stopper = new AbortController();
  atWork.get(key)?.abort();
  atWork.set(key, stopper);
  const onProgress = (share: number): void => hosting.post({ type: 'reviewing', key, share });
  const review = await hosting.bots.review(record, { signal: stopper.signal, onProgress });
  if (review) await hosting.reviews.put(key, review);
  return review;
}

/** What can be asked of a host about reviews; once made, they are kept. */
export function reviewVerbs(hosting: Hosting) {
  const desk: Desk = { hosting, atWork: new Map() };
  const kept = (record: MatchRecord): Promise<Review | undefined> => hosting.reviews.get(reviewKey(record));
  return {
    keptReview: kept,
    review: async (record: MatchRecord) => (await kept(record)) ?? make(desk, record),
    stopReview: async (record: MatchRecord) => desk.atWork.get(reviewKey(record))?.abort(),
  };
}

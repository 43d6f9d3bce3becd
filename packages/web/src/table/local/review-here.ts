import type { MatchRecord } from '@taproom/engine';
import { plainCopy } from '../../kit/browser/json.ts';
import { reviewKey } from '../record/review-key.ts';
import type { ReviewSource } from '../record/review-source.ts';
import { ask, reviewers } from './local.ts';

/** Reviews by this browser's own bots. */
export function reviewHere(record: MatchRecord): Required<ReviewSource> {
  const stop = (): void => void ask('stopReview', plainCopy(record));
  return {
    kept: () => ask('keptReview', plainCopy(record)),
    make(onProgress) {
      const key = reviewKey(record);
      reviewers.set(key, onProgress);
      return ask('review', plainCopy(record)).finally(() => reviewers.delete(key));
    },
    stop,
    leave: stop,
  };
}

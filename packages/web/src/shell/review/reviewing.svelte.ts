import type { Review } from '@taproom/bots';
import type { ReviewSource } from '../../table/record/review-source.ts';

/** A review as it comes about. */
export interface Reviewing {
  readonly review: Review | undefined;
  /** Whether it is being made. */
  readonly isAtWork: boolean;
  /** How far it is, from 0 to 1; undefined while it waits. */
  readonly progress: number | undefined;
  /** Why there is none, in the words of the browser or the server. */
  readonly trouble: string;
  begin(): void;
  /** Absent where it cannot be stopped. */
  readonly stop: (() => void) | undefined;
  /** The page leaves. */
  leave(): void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Finds a review that is there already, and makes one if asked to. */
export function makeReviewing(source: ReviewSource, isWanted: boolean): Reviewing {
  let review = $state.raw<Review>();
  let isAtWork = $state(false);
  let progress = $state<number>();
  let trouble = $state('');

  function begin(): void {
    if (isAtWork || review) return;
    isAtWork = true;
    progress = undefined;
    trouble = '';
    source
      .make((share) => (progress = share))
      .then(
        (made) => (review = made),
        (error) => (trouble = messageOf(error)),
      )
      .finally(() => (isAtWork = false));
  }

  source.kept().then(
    (kept) => {
      review ??= kept;
      if (isWanted) begin();
    },
    (error) => (trouble = messageOf(error)),
  );

  const stop = source.stop && (() => source.stop?.());
  return {
    get review() {
      return review;
    },
    get isAtWork() {
      return isAtWork;
    },
    get progress() {
      return progress;
    },
    get trouble() {
      return trouble;
    },
    begin,
    stop,
    leave: () => source.leave(),
  };
}

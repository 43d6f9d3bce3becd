import type { Review } from '@taproom/bots';

/** Where a review comes from: this browser's worker, or a server. */
export interface ReviewSource {
  /** A review that has been made already. */
  kept(): Promise<Review | undefined>;
  /** Makes one; undefined if it was stopped. Progress goes from 0 to 1; while others come first, it is undefined. */
  make(onProgress: (share: number | undefined) => void): Promise<Review | undefined>;
  /** Gives up making one; absent where others may wait for it, too. */
  stop?(): void;
  /** Nobody here waits for it any more. */
  leave(): void;
}

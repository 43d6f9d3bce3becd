import type { Review } from '@taproom/bots';
import { expect, test } from 'vitest';
import type { ReviewSource } from '../../table/record/review-source.ts';
import { makeReviewing } from './reviewing.svelte.ts';

const REVIEW: Review = { unit: 'wins', opening: [], steps: [], result: [], totals: [], turningPoints: [] };

/** A source that works until it is told how it ends. */
function source(kept?: Review) {
  const calls = { made: 0 };
  let end: (review: Review | undefined) => void = () => {};
  let tell: (share: number | undefined) => void = () => {};
  const given: ReviewSource = {
    kept: async () => kept,
    make: (onProgress) => {
      calls.made += 1;
      tell = onProgress;
      return new Promise((resolve) => (end = resolve));
    },
    stop: () => end(undefined),
    leave: () => end(undefined),
  };
  return { given, calls, tell: (share: number) => tell(share), end: (review: Review) => end(review) };
}

test('a review that is there opens at once, even if it is asked for', async () => {
  const { given, calls } = source(REVIEW);
  const reviewing = makeReviewing(given, true);
  await expect.poll(() => reviewing.review).toEqual(REVIEW);
  expect([calls.made, reviewing.isAtWork]).toEqual([0, false]);
});

test('a review is made when asked for, and tells how far it is', async () => {
  const { given, tell, end } = source();
  const reviewing = makeReviewing(given, false);
  await expect.poll(() => reviewing.isAtWork).toBe(false);
  reviewing.begin();
  reviewing.begin();
  tell(0.4);
  expect([reviewing.isAtWork, reviewing.progress]).toEqual([true, 0.4]);
  end(REVIEW);
  await expect.poll(() => reviewing.review).toEqual(REVIEW);
  expect(reviewing.isAtWork).toBe(false);
});

test('one that was stopped can be begun anew, and leaving the page stops it', async () => {
  const { given, calls } = source();
  const reviewing = makeReviewing(given, true);
  await expect.poll(() => calls.made).toBe(1);
  reviewing.stop?.();
  await expect.poll(() => reviewing.isAtWork).toBe(false);
  expect(reviewing.review).toBeUndefined();
  reviewing.begin();
  expect(calls.made).toBe(2);
  reviewing.leave();
  await expect.poll(() => reviewing.isAtWork).toBe(false);
});

test('what went wrong is told, and may be tried again', async () => {
  let tries = 0;
  const failing: ReviewSource = {
    kept: async () => undefined,
    leave: () => undefined,
    make: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no room');
      return REVIEW;
    },
  };
  const reviewing = makeReviewing(failing, true);
  await expect.poll(() => reviewing.trouble).toBe('no room');
  reviewing.begin();
  await expect.poll(() => reviewing.review).toEqual(REVIEW);
  expect([reviewing.trouble, reviewing.stop]).toEqual(['', undefined]);
});

import { expect, test } from 'vitest';
import { makeBucket, makeBuckets } from './bucket.ts';

const LIMITS = { burst: 3, perSecond: 2 };

const takeAll = (bucket: { take(): boolean }): number => {
  let taken = 0;
  while (bucket.take()) taken++;
  return taken;
};

test('a bucket lets a burst through, then so many each second, and never more than a burst at once', () => {
  let at = 0;
  const bucket = makeBucket(LIMITS, () => at);
  expect(takeAll(bucket)).toBe(3);
  at = 1_000;
  expect(takeAll(bucket)).toBe(2);
  at = 60_000;
  expect(takeAll(bucket)).toBe(3);
});

test('a clock that is set back gives nothing and takes nothing', () => {
  let at = 10_000;
  const bucket = makeBucket(LIMITS, () => at);
  expect(bucket.take()).toBe(true);
  at = 0;
  expect(takeAll(bucket)).toBe(2);
});

test('whoever comes back finds the bucket as it was left, however many others came', () => {
  const bucketOf = makeBuckets(LIMITS, () => 0);
  expect(takeAll(bucketOf('anna'))).toBe(3);
  for (let i = 0; i < 10_100; i++) bucketOf(`guest ${i}`);
  expect(takeAll(bucketOf('anna'))).toBe(0);
  expect(takeAll(bucketOf('ben'))).toBe(3);
});

import { describe, expect, test } from 'vitest';
import { rewardsOf, winShares } from './rewards.ts';

const outcome = (places: number[], scores: number[]) => ({ places, scores, parts: [], table: [], endings: [] });

describe('rewards', () => {
  test('a shared win is split', () => {
    expect(winShares([1, 3, 1])).toEqual([0.5, 0, 0.5]);
    expect(rewardsOf(outcome([1, 1], [30, 30]))).toEqual([0.5, 0.5]);
  });

  test('a close win is worth more than the highest loss, and a clear win more than a close one', () => {
    const [close, lost] = rewardsOf(outcome([1, 2], [31, 30])) as [number, number];
    const [clear] = rewardsOf(outcome([1, 2], [60, 5])) as [number];
    expect(close).toBeGreaterThan(lost + 0.89);
    expect(clear).toBeGreaterThan(close);
  });

  test('when the lowest score wins, a low score is what pays', () => {
    const [high, middle, low] = rewardsOf(outcome([3, 2, 1], [20, 18, 15])) as [number, number, number];
    expect(low).toBeGreaterThan(0.9);
    expect(middle).toBeGreaterThan(high);
    expect(middle).toBeLessThan(0.1);
  });

  test('alone at the table a higher score pays more', () => {
    const [poor] = rewardsOf(outcome([1], [40])) as [number];
    const [rich] = rewardsOf(outcome([1], [140])) as [number];
    expect(rich).toBeGreaterThan(poor);
  });

  test('a game lost alone pays less than any that is won', () => {
    const [lost] = rewardsOf(outcome([2], [60])) as [number];
    const [won] = rewardsOf(outcome([1], [0])) as [number];
    expect(lost).toBeLessThan(won);
    expect(rewardsOf(outcome([2], [60]))[0]).toBeGreaterThan(rewardsOf(outcome([2], [5]))[0] as number);
  });
});

import { describe, expect, test } from 'vitest';
import { at, never } from '../lists.ts';
import { rewardsOf, winShares } from './rewards.ts';

const outcome = (places: number[], scores: number[]) => ({ places, scores, parts: [], table: [], endings: [] });

describe('rewards', () => {
  test('a shared win is split', () => {
    expect(winShares([1, 3, 1])).toEqual([0.5, 0, 0.5]);
    expect(rewardsOf(outcome([1, 1], [30, 30]))).toEqual([0.5, 0.5]);
  });

  test('a close win is worth more than the highest loss, and a clear win more than a close one', () => {
    const [close = never(), lost = never()] = rewardsOf(outcome([1, 2], [31, 30]));
    const [clear = never()] = rewardsOf(outcome([1, 2], [60, 5]));
    expect(close).toBeGreaterThan(lost + 0.89);
    expect(clear).toBeGreaterThan(close);
  });

  test('when the lowest score wins, a low score is what pays', () => {
    const [high = never(), middle = never(), low = never()] = rewardsOf(outcome([3, 2, 1], [20, 18, 15]));
    expect(low).toBeGreaterThan(0.9);
    expect(middle).toBeGreaterThan(high);
    expect(middle).toBeLessThan(0.1);
  });

  test('alone at the table a higher score pays more', () => {
    const [poor = never()] = rewardsOf(outcome([1], [40]));
    const [rich = never()] = rewardsOf(outcome([1], [140]));
    expect(rich).toBeGreaterThan(poor);
  });

  test('a game lost alone pays less than any that is won', () => {
    const [lost = never()] = rewardsOf(outcome([2], [60]));
    const [won = never()] = rewardsOf(outcome([1], [0]));
    expect(lost).toBeLessThan(won);
    expect(rewardsOf(outcome([2], [60]))[0]).toBeGreaterThan(at(rewardsOf(outcome([2], [5])), 0));
  });
});

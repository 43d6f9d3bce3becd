import { describe, expect, test } from 'vitest';
import { runBalanceOnThreads } from '../node/index.ts';
import { type BalancePlan, type BalanceReport, runBalance } from './index.ts';

const PLAN: BalancePlan = { game: 'dice-box', seats: 3, options: {}, bot: { kind: 'random' }, games: 30, seed: 1 };

const withoutTime = (report: BalanceReport): BalanceReport => ({ ...report, milliseconds: 0 });

describe('the balance of a game', () => {
  test('is the same however many threads play it', async () => {
    const [here, there] = [await runBalance(PLAN), await runBalanceOnThreads(PLAN, {}, 2)];
    expect(withoutTime(there)).toEqual(withoutTime(here));
    expect(here).toMatchObject({ seats: 3, games: 30, fairShare: 1 / 3 });
  });

  test('shares every win among the places, with intervals', async () => {
    const { inOrder, meanLength } = await runBalance(PLAN);
    expect(inOrder.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { share, interval } of inOrder) {
      expect(interval.low).toBeLessThanOrEqual(share);
      expect(interval.high).toBeGreaterThanOrEqual(share);
    }
    expect(meanLength).toBeGreaterThan(20);
  });

  test('is even where it does not matter who begins', async () => {
    const { inOrder } = await runBalance({ ...PLAN, seats: 2, games: 600 });
    for (const { share } of inOrder) expect(Math.abs(share - 0.5)).toBeLessThan(0.08);
  });

  test('can be stopped, and tells of what was played', async () => {
    const stopper = new AbortController();
    const onProgress = (done: number): void => (done === 4 ? stopper.abort() : undefined);
    expect(await runBalance(PLAN, { signal: stopper.signal, onProgress })).toMatchObject({ games: 4 });
  });
});

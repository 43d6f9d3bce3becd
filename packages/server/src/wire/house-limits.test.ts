import { expect, test } from 'vitest';
import { limitsFrom, makeSpending, USUAL_LIMITS } from './house-limits.ts';

test('a player may do so much at once, and is told how long to wait for more', () => {
  let at = 0;
  const spend = makeSpending({ ...USUAL_LIMITS, undos: { burst: 2, perMinute: 30 } }, () => at);
  expect([1, 2, 3].map(() => spend('undos', 'anna'))).toEqual([0, 0, 2_000]);
  expect(spend('undos', 'ben')).toBe(0);
  expect(spend('chat', 'anna')).toBe(0);
  at += 2_000;
  expect(spend('undos', 'anna')).toBe(0);
});

test('whoever may not take something of all that they share takes it of none', () => {
  const spend = makeSpending({ ...USUAL_LIMITS, tables: { burst: 1, perMinute: 1 } }, () => 0);
  expect(spend('tables', 'anna')).toBe(0);
  expect(spend('tables', 'ben', 'anna')).toBe(60_000);
  expect(spend('tables', 'ben')).toBe(0);
});

test('the house sets what it names, and the rest stays as usual', () => {
  expect(limitsFrom('')).toEqual(USUAL_LIMITS);
  expect(limitsFrom('moves=10/20, open=3')).toEqual({ ...USUAL_LIMITS, moves: { burst: 10, perMinute: 20 }, open: 3 });
  for (const wrong of ['moves=10', 'open=3/4', 'beer=1', 'moves', 'bots=-1'])
    expect(limitsFrom(wrong)).toEqual({ wrong });
});

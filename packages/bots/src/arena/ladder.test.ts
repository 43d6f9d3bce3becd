import { GAME_IDS } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../spec/spec.ts';
import { counted, eloOf, rungsOf } from './ladder.ts';

describe('Elo', () => {
  test.each([
    [0.5, 2, 0],
    [1 / 3, 3, 0],
    [0.25, 4, 0],
    [10 / 11, 2, 400],
    [10 / 12, 3, 400],
  ])('a share of %d with %d seats is a lead of %d', (share, seats, lead) => {
    expect(eloOf(share, seats)).toBeCloseTo(lead, 6);
  });

  test('has a value even for whoever always wins', () => {
    expect(eloOf(1, 2)).toBeGreaterThan(800);
    expect(eloOf(1, 2)).toBeLessThan(1000);
    expect(eloOf(0, 2)).toBeCloseTo(-eloOf(1, 2), 6);
  });
});

test('what is bounded by iterations needs no clock', () => {
  expect(counted({ kind: 'expert', budget: { iterations: 5, milliseconds: 9 } })).toEqual({
    kind: 'expert',
    budget: { iterations: 5 },
  });
  expect(counted({ kind: 'search', budget: { milliseconds: 9 } })).toEqual({
    kind: 'search',
    budget: { milliseconds: 9 },
  });
});

test.each(GAME_IDS)('each level of %s has to beat the one below, and the first chance', (game) => {
  const rungs = rungsOf(game);
  expect(rungs.map(({ level }) => level)).toEqual(LEVELS);
  for (const [i, { lower }] of rungs.entries()) expect(lower).toEqual(rungs[i - 1]?.upper ?? { kind: 'random' });
});

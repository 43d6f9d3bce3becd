import { GAME_IDS } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { shareOf } from '../face/odds.ts';
import { faceOf } from '../games/index.ts';
import { fitOdds, hasOdds } from './odds.ts';

describe('odds', () => {
  const scale = [1, 5] as const;
  const sharesIn = (worths: readonly number[], left: number): number[] =>
    worths.map((_, seat) => shareOf({ worths, left }, seat, scale));

  test('are shares of one win, equal for equals', () => {
    expect(sharesIn([3, 3], 0.5)).toEqual([0.5, 0.5]);
    expect(sharesIn([9, 4, 1, 7], 0.3).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  test('are better for whoever leads, and the more so the less is left', () => {
    const [early = 0, late = 0] = [sharesIn([5, 3], 1)[0], sharesIn([5, 3], 0)[0]];
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early);
  });

  test('stay numbers however far somebody is ahead', () => {
    expect(sharesIn([1_000, 0], 0)).toEqual([1, 0]);
  });
});

describe.each(GAME_IDS.filter(hasOdds))('the odds of %s', (game) => {
  test('know more of the end than that all seats are equal', async () => {
    const plan = { game, seats: 2, options: {}, bots: [{ kind: 'greedy' } as const], games: 6, seed: 8 };
    const { positions, surprise, surpriseIfEqual, scale } = await fitOdds(plan);
    expect(positions).toBeGreaterThan(50);
    expect(surprise).toBeLessThan(0.95 * surpriseIfEqual);
    const [end, begin] = faceOf(game).odds?.scale ?? [0, 0];
    expect(begin).toBeGreaterThan(end);
    expect(scale[1]).toBeGreaterThan(0);
  });
});

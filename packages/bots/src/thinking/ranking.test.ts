import { anyGame, type Tagged } from '@taproom/engine';
import { GAME_IDS, gameOf } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../games/index.ts';
import type { BotSpec } from '../spec/spec.ts';
import { middleOf } from '../testing/middle.ts';
import { choose } from './choose.ts';

/** Enough to try every way a few times. */
const EXPERT: BotSpec = { kind: 'expert', budget: { iterations: 60 } };
const MOST_POINTS = 200;

/** Nobody is told what to answer. */
const asks = (legal: readonly Tagged[]): boolean => legal.every(({ type }) => type !== 'answer');

/** Early and later. */
const PLACES = [2, 12];

describe.each(GAME_IDS)('an expert of %s', (id) => {
  const game = anyGame(gameOf(id));
  const { unit } = faceOf(id);
  const { min, max } = game.seats;
  const counts = min === 1 ? [1, 2] : [2, Math.min(max, 3)];

  test.each(counts.flatMap((seats) => PLACES.map((actions) => [seats, actions] as const)))(
    'ranks what it tries with %i seats after %i actions, and plays the first',
    async (seats, actions) => {
      const { state, seat } = await middleOf(id, { seats, actions, seed: seats + actions, asks });
      const { action, ranked } = await choose(game, state, seat, EXPERT, 5);
      const legal = game.legal(state, seat).map((one) => JSON.stringify(one));
      expect(ranked.length).toBeGreaterThan(1);
      expect(ranked[0]?.action).toEqual(action);
      for (const one of ranked) {
        expect(legal).toContain(JSON.stringify(one.action));
        expect(one.value).toBeGreaterThanOrEqual(0);
        expect(one.value).toBeLessThanOrEqual(unit === 'points' ? MOST_POINTS : 1);
        expect(one.error).toBeGreaterThanOrEqual(0);
        expect(one.tries).toBeGreaterThan(0);
      }
    },
  );
});

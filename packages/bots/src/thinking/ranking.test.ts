import { anyGame, type BaseState, clone, fastRng, nextFast, type Seat, start } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../games/index.ts';
import { at } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { choose } from './choose.ts';

/** Enough to try every way a few times. */
const EXPERT: BotSpec = { kind: 'expert', budget: { iterations: 60 } };
const MOST_POINTS = 200;

/** A state some way into a game of people who act by looks. */
async function stateAfter(id: GameId, seats: number, actions: number): Promise<{ state: BaseState; seat: Seat }> {
  const game = anyGame(gameOf(id));
  const dealt = start(game, seats, fastRng(seats + actions));
  if (!dealt.ok) throw new Error(dealt.error.code);
  const state = clone(dealt.value);
  const seeds = fastRng(actions);
  const asked = (): Seat => at(game.actors(state), 0);
  // Nobody is told what to answer.
  const isForced = (): boolean => {
    const legal = game.legal(state, asked());
    return legal.length < 2 || legal.some(({ type }) => type === 'answer');
  };
  for (let i = 0; i < actions || isForced(); i++)
    game.apply(
      state,
      asked(),
      (await choose(game, state, asked(), { kind: 'greedy' }, nextFast(seeds))).action,
      () => {},
    );
  return { state, seat: asked() };
}

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
      const { state, seat } = await stateAfter(id, seats, actions);
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

import { fastRng, start } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { afterAll, describe, expect, test } from 'vitest';
import { at } from '../lists.ts';
import { nim, nimWith } from '../testing/nim.ts';
import { withoutTime } from '../testing/thoughts.ts';
import { choose } from '../thinking/choose.ts';
import { openBotPool, questionFor } from './bot-pool.ts';

const game = gameOf('dice-box');
const dealt = start(game, 2, fastRng(4));
if (!dealt.ok) throw new Error(dealt.error.code);
const state = dealt.value;
const seat = at(game.actors(state), 0);
const GREEDY = { kind: 'greedy' } as const;
const ENDLESS = { kind: 'search', budget: {} } as const;

describe('a pool of bots', () => {
  const pool = openBotPool(1);
  afterAll(() => pool.close());

  test('thinks what would be thought here', async () => {
    const spec = { kind: 'search', budget: { iterations: 300 } } as const;
    const there = await pool.think(game, state, seat, spec, 8);
    expect(withoutTime(there)).toEqual(withoutTime(await choose(game, state, seat, spec, 8)));
  });

  test('lets go whoever stops waiting, and then thinks for those who wait', async () => {
    const stopper = new AbortController();
    const endless = pool.think(game, state, seat, ENDLESS, 8, { signal: stopper.signal });
    const waiting = pool.think(game, state, seat, GREEDY, 8);
    stopper.abort();
    await expect(endless).rejects.toThrow('abort');
    expect(game.legal(state, seat)).toContainEqual((await waiting).action);
  });

  test('refuses a game that it does not have, and goes on working', async () => {
    await expect(pool.think(nim, nimWith(5, 0), 0, ENDLESS, 8)).rejects.toThrow('no game is called nim');
    expect(await pool.think(game, state, seat, GREEDY, 8)).toBeDefined();
  });

  test('is handed a state in which the real dice are gone', () => {
    expect(questionFor(game, state, seat, GREEDY, 8)).not.toMatchObject({ state: { rng: state.rng } });
  });
});

test('leaves nobody waiting when it is closed', async () => {
  const pool = openBotPool(1);
  const thoughts = Promise.allSettled([1, 2].map((seed) => pool.think(game, state, seat, ENDLESS, seed)));
  await pool.close();
  expect((await thoughts).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

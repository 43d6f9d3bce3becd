import { fastRng, start } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { afterAll, describe, expect, test } from 'vitest';
import { type BaseState, choose } from '../index.ts';
import { at } from '../lists.ts';
import { openBotWorker } from '../node/bot-worker.ts';
import { nim, nimWith } from '../testing/nim.ts';
import { withoutTime } from '../testing/thoughts.ts';
import { botClient } from './client.ts';
import { botDesk } from './desk.ts';
import type { Reply, Request } from './messages.ts';

const game = gameOf('dice-box');
const dealt = start(game, 2, fastRng(4));
if (!dealt.ok) throw new Error(dealt.error.code);
const state: BaseState = dealt.value;
const seat = at(game.actors(state), 0);
const ENDLESS = { kind: 'search', budget: {} } as const;

describe('a bot in a worker thread', () => {
  const worker = openBotWorker();
  afterAll(() => worker.dispose());

  test('thinks what it would think here', async () => {
    const spec = { kind: 'search', budget: { iterations: 300 } } as const;
    const there = await worker.think(game, state, seat, spec, 8);
    expect(withoutTime(there)).toEqual({ ...withoutTime(await choose(game, state, seat, spec, 8)), unit: 'wins' });
  });

  test('answers with the best so far when it is told to stop', async () => {
    const { action, iterations } = await worker.think(game, state, seat, ENDLESS, 8, {
      onProgress: () => worker.stop(),
    });
    expect(iterations).toBeGreaterThan(0);
    expect(game.legal(state, seat)).toContainEqual(action);
  });

  test('stops at a signal, even one that was given before it began', async () => {
    const thought = await worker.think(game, state, seat, ENDLESS, 8, { signal: AbortSignal.abort() });
    expect(thought.iterations).toBeGreaterThan(0);
  });

  test('refuses a game it does not have, and goes on working', async () => {
    await expect(worker.think(nim, nimWith(5, 0), 0, ENDLESS, 8)).rejects.toThrow('no game is called nim');
    expect(await worker.think(game, state, seat, { kind: 'greedy' }, 8)).toBeDefined();
  });

  test('leaves nobody waiting when it is disposed of', async () => {
    const other = openBotWorker();
    const thought = other.think(game, state, seat, ENDLESS, 8);
    other.dispose();
    await expect(thought).rejects.toThrow('sent home');
  });
});

describe('the desk of a worker', () => {
  test('receives a state in which the real dice are gone', () => {
    const requests: Request[] = [];
    const client = botClient({ post: (request) => requests.push(request), close: () => {} });
    void client.think(game, state, seat, ENDLESS, 8);
    expect(requests).toMatchObject([{ type: 'think', game: 'dice-box', seat }]);
    expect(requests[0]).not.toMatchObject({ state: { rng: state.rng } });
  });

  test('has nothing to say to a stop for a question that was answered', () => {
    const replies: Reply[] = [];
    botDesk((reply) => replies.push(reply))({ type: 'stop', id: 3 });
    expect(replies).toEqual([]);
  });
});

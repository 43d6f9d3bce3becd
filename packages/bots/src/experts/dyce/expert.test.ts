import { type AnyGame, clone, fastRng, nextFast, play, type Tagged } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { runArena, runTrial } from '../../arena/index.ts';
import { choose } from '../../choose.ts';
import { type BotSpec, specFor } from '../../spec.ts';
import { dycePosition } from '../../testing/dyce.ts';
import type { Thought } from '../../thought.ts';

const game = dyce as unknown as AnyGame;
const REGULAR = specFor('dyce', 'regular');
const QUICK: BotSpec = { kind: 'expert', budget: { iterations: 2 } };
const CAREFUL: BotSpec = { kind: 'expert', budget: { iterations: 40 } };

const deal = (seats: number, seed: number): DyceState =>
  dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));
const withoutTime = (thought: Thought): Thought => ({ ...thought, milliseconds: 0 });

/** A state some way into a game. */
async function stateAfter(actions: number): Promise<DyceState> {
  const state = deal(3, 8);
  for (let i = 0; i < actions; i++) {
    const seat = game.actors(state)[0] as number;
    game.apply(state, seat, (await choose(game, state, seat, { kind: 'apprentice' }, i)).action, () => {});
  }
  return state;
}

describe('the merchant of DYCE', () => {
  test.each([1, 2, 3, 4])('plays a whole game by the rules with %i seats, and comes to an end', async (seats) => {
    const seeds = fastRng(seats);
    let state = deal(seats, seats);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const { action } = await choose(game, state, seat, QUICK, nextFast(seeds));
      const played = play(dyce, state, seat, action);
      if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused`);
      state = played.state;
    }
    expect(state.ending).not.toBeNull();
    if (seats > 1) expect(state.ending).toBe('die');
  });

  test('sells a blend to the baron who comes in for it, with the last action of the round', async () => {
    const state = dycePosition({
      lines: [['purple6', 'red1'], ['yellow3'], ['yellow3'], ['yellow3']],
      shops: { c1: [0] },
      whiskies: [['blue', 'red'], []],
    });
    for (const merchant of state.merchants) merchant.sealed = true;
    state.stack = [{ at: 'turn', seat: 0, actions: 1, isLast: true }];
    const { action } = await choose(game, state, 0, CAREFUL, 1);
    expect(action).toEqual({ type: 'stock', space: 'c1', whisky: 'purple' });
  });

  test('does not offer what it cannot deliver on the last evening', async () => {
    const state = dycePosition({
      lines: [['purple6'], ['black6'], ['black6'], ['black6']],
      shops: { c1: [0] },
      white: 6,
    });
    const { action } = await choose(game, state, 0, CAREFUL, 1);
    expect(action).toEqual({ type: 'pass' });
  });

  // In the draft; at the first turn; in the middle of a round.
  test.each([0, 3, 20])('gives the same answer for the same seed after %i actions', async (actions) => {
    const state = await stateAfter(actions);
    const seat = game.actors(state)[0] as number;
    const [once, again] = [await choose(game, state, seat, CAREFUL, 7), await choose(game, state, seat, CAREFUL, 7)];
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });

  test('does not see the dice to come', async () => {
    const state = await stateAfter(10);
    const seat = game.actors(state)[0] as number;
    const otherwise = { ...clone(state), rng: fastRng(12345) };
    const thoughts = await Promise.all([state, otherwise].map((one) => choose(game, one, seat, CAREFUL, 3)));
    expect(withoutTime(thoughts[1] as Thought)).toEqual(withoutTime(thoughts[0] as Thought));
  });

  test('answers at once when it is stopped, by looks', async () => {
    const state = deal(2, 1);
    const seat = game.actors(state)[0] as number;
    const endless: BotSpec = { kind: 'expert', budget: {} };
    const { action, iterations } = await choose(game, state, seat, endless, 1, { signal: AbortSignal.abort() });
    expect(iterations).toBe(0);
    expect(dyce.legal(state, seat)).toContainEqual(action);
  });

  test('answers with the best so far when it is stopped on the way, and tells how far it is', async () => {
    const state = await stateAfter(10);
    const seat = game.actors(state)[0] as number;
    const stopper = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number): void => {
      shares.push(share);
      if (shares.length === 3) stopper.abort();
    };
    const spec: BotSpec = { kind: 'expert', budget: { iterations: 1_000_000 } };
    const { action } = await choose(game, state, seat, spec, 1, { signal: stopper.signal, onProgress });
    expect(shares.at(-1)).toBe(1);
    expect(dyce.legal(state, seat)).toContainEqual(action);
  });

  test('is the master', () => {
    expect(specFor('dyce', 'master').kind).toBe('expert');
  });
});

/** By how much and with how many points a regular beats one who rests whenever it can. */
async function againstRests(seed: number): Promise<{ points: number; lead: number }> {
  const regular = seed % 2;
  const state = deal(2, seed);
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const [rest] = game.legal(state, seat) as [Tagged];
    const { action } = seat === regular ? await choose(game, state, seat, REGULAR, seed) : { action: rest };
    game.apply(state, seat, action, () => {});
  }
  const scores = dyce.outcome(state)?.scores ?? [];
  const points = scores[regular] as number;
  return { points, lead: points - (scores[1 - regular] as number) };
}

describe('the regular of DYCE', () => {
  test('plays for points against one who does nothing but pass, and wins', async () => {
    const games = [];
    for (let seed = 1; seed <= 40; seed++) games.push(await againstRests(seed));
    expect(games.filter(({ lead }) => lead > 0).length).toBeGreaterThan(36);
    expect(games.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(20 * games.length);
  });

  test('now and then wins alone', async () => {
    const { won } = await runTrial({ game: 'dyce', options: {}, bot: REGULAR, games: 60, seed: 1 });
    expect(won).toBeGreaterThan(0.1);
  });
});

describe('the ladder in DYCE', () => {
  const plan = { game: 'dyce', seats: 2, options: {}, seed: 1 };

  test('greedy beats random', async () => {
    const { score } = await runArena({ ...plan, a: { kind: 'greedy' }, b: { kind: 'random' }, games: 12 });
    expect(score).toBeGreaterThan(0.9);
  });

  test('the expert beats greedy with a few turns rolled out', async () => {
    const few: BotSpec = { kind: 'expert', budget: { iterations: 20 } };
    const { score } = await runArena({ ...plan, a: few, b: { kind: 'greedy' }, games: 4 });
    expect(score).toBeGreaterThan(0.5);
  });
});

import { anyGame, clone, fastRng, nextFast, play } from '@taproom/engine';
import { type DyceState, dyce, spaceNamed } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { at, never } from '../../../lists.ts';
import { specFor } from '../../../spec/names.ts';
import type { BotSpec } from '../../../spec/spec.ts';
import { withoutTime } from '../../../testing/thoughts.ts';
import { choose } from '../../../thinking/choose.ts';
import { dycePosition } from '../testing/position.ts';

const game = anyGame(dyce);
const REGULAR = specFor('dyce', 'regular');
const QUICK: BotSpec = { kind: 'expert', budget: { iterations: 2 } };
const CAREFUL: BotSpec = { kind: 'expert', budget: { iterations: 40 } };

const deal = (seats: number, seed: number): DyceState =>
  dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));

/** A state some way into a game. */
async function stateAfter(actions: number, seats = 3): Promise<DyceState> {
  const state = deal(seats, 8);
  for (let i = 0; i < actions; i++) {
    const seat = at(game.actors(state), 0);
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

  test('alone, keeps a last pound that opening or advertising would lose the game with (DY-21)', async () => {
    const state = dycePosition({
      seats: 1,
      lines: [['red1'], ['black6'], ['black6'], ['yellow3']],
      shops: { c1: [0, 'red'] },
      whiskies: [['blue']],
      pounds: [1],
    });
    const { action } = await choose(game, state, 0, CAREFUL, 1);
    game.apply(state, 0, action, () => {});
    expect(state.ending).toBeNull();
  });
});

describe('the merchant of DYCE, wherever it is', () => {
  // In the draft; at the first turn; in the middle of a round.
  test.each([0, 3, 20])('gives the same answer for the same seed after %i actions', async (actions) => {
    const state = await stateAfter(actions);
    const seat = at(game.actors(state), 0);
    const [once, again] = [await choose(game, state, seat, CAREFUL, 7), await choose(game, state, seat, CAREFUL, 7)];
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });

  test('gives the same answer for the same seed alone', async () => {
    const state = await stateAfter(7, 1);
    const [once, again] = [await choose(game, state, 0, CAREFUL, 7), await choose(game, state, 0, CAREFUL, 7)];
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });

  test.each([1, 2, 3])(
    'goes by looks with a single iteration, and ranks every action once, with %i seats',
    async (seats) => {
      const state = await stateAfter(10, seats);
      const seat = at(game.actors(state), 0);
      const { action, ranked } = await choose(game, state, seat, { kind: 'expert', budget: { iterations: 1 } }, 2);
      const values = ranked.map(({ value }) => value);
      expect(ranked[0]?.action).toEqual(action);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(ranked.map((one) => JSON.stringify(one.action))).size).toBe(ranked.length);
      expect(ranked.length).toBeGreaterThan(1);
    },
  );

  test('tells the shares of all when it has tried a turn', async () => {
    const state = await stateAfter(10, 3);
    const { ranked } = await choose(game, state, at(game.actors(state), 0), CAREFUL, 2);
    for (const { shares = [] } of ranked) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test.each([1, 3])('does not see the dice to come with %i seats', async (seats) => {
    const state = await stateAfter(10, seats);
    const seat = at(game.actors(state), 0);
    const otherwise = { ...clone(state), rng: fastRng(12345) };
    const [here, there] = [
      await choose(game, state, seat, CAREFUL, 3),
      await choose(game, otherwise, seat, CAREFUL, 3),
    ];
    expect(withoutTime(there)).toEqual(withoutTime(here));
  });

  test('answers at once when it is stopped, by looks', async () => {
    const state = deal(2, 1);
    const seat = at(game.actors(state), 0);
    const endless: BotSpec = { kind: 'expert', budget: {} };
    const { action, iterations } = await choose(game, state, seat, endless, 1, { signal: AbortSignal.abort() });
    expect(iterations).toBe(0);
    expect(dyce.legal(state, seat)).toContainEqual(action);
  });

  test('answers with the best so far when it is stopped on the way, and tells how far it is', async () => {
    const state = await stateAfter(10);
    const seat = at(game.actors(state), 0);
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

/** By how many points a regular beats one who rests whenever it can. */
async function leadOverRests(seed: number): Promise<number> {
  const regular = seed % 2;
  const state = deal(2, seed);
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const [rest = never()] = game.legal(state, seat);
    const { action } = seat === regular ? await choose(game, state, seat, REGULAR, seed) : { action: rest };
    game.apply(state, seat, action, () => {});
  }
  const scores = dyce.outcome(state)?.scores ?? [];
  return at(scores, regular) - at(scores, 1 - regular);
}

test.each([1, 2])('the regular of DYCE beats one who does nothing but pass, with dice number %i', async (seed) => {
  expect(await leadOverRests(seed)).toBeGreaterThan(0);
});

describe('the merchant alone', () => {
  test('leads a baron away from a blend that it cannot deliver yet, and keeps the shop and the last evening', async () => {
    const state = dycePosition({
      seats: 1,
      lines: [['green5'], ['red1', 'yellow1'], ['yellow1', 'blue1'], ['blue1', 'yellow1']],
      shops: { b2: [0, 'green'], d5: [0, null] },
      pounds: [5],
      whiskies: [['red']],
      white: 6,
    });
    for (const merchant of state.merchants) merchant.sold = { green: 0, orange: 1, purple: 1, black: 1 };
    const [orange = never()] = state.barons;
    orange.standing = { space: spaceNamed('b1') };
    await liveRound(state);
    expect(state).toMatchObject({ ending: null, white: 6 });
    expect(state.merchants[0]?.shops).toBe(4);
    expect(orange.line[0]?.whisky).toBe('green');
  });
});

/** The merchant's turn, and the barons'. */
async function liveRound(state: DyceState): Promise<void> {
  const { round } = state;
  while (state.round === round && state.ending === null) {
    const { action } = await choose(game, state, 0, CAREFUL, round);
    game.apply(state, 0, action, () => {});
  }
}

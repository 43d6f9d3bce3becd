import { anyGame, clone, fastRng, nextFast, play } from '@taproom/engine';
import { type BoardName, type StoutState, sixSidedStout } from '@taproom/games/six-sided-stout';
import { describe, expect, test } from 'vitest';
import { at } from '../../../lists.ts';
import type { BotSpec } from '../../../spec/spec.ts';
import { withoutTime } from '../../../testing/thoughts.ts';
import { choose } from '../../../thinking/choose.ts';

const stout = anyGame(sixSidedStout);
const QUICK: BotSpec = { kind: 'expert', budget: { iterations: 1 } };
const CARELESS: BotSpec = { kind: 'apprentice' };
const RACING: BotSpec = { kind: 'expert', budget: { iterations: 4 } };

const deal = (seats: number, board: BoardName, seed: number): StoutState =>
  sixSidedStout.setup(seats, { board }, fastRng(seed));

/** Plays a game to its end, refusing what the rules refuse, and gives the scores. */
async function playGame(start: StoutState, spec: BotSpec, seed: number): Promise<readonly number[]> {
  const seeds = fastRng(seed);
  let state = start;
  for (let seat = stout.actors(state)[0]; seat !== undefined; seat = stout.actors(state)[0]) {
    const { action } = await choose(stout, state, seat, spec, nextFast(seeds));
    const played = play(sixSidedStout, state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused`);
    state = played.state;
  }
  return sixSidedStout.outcome(state)?.scores ?? [];
}

/** The states of a game of the quick expert, as far as they have been asked for. */
const states = [deal(1, 'standard', 3)];

/** The state after so many of its actions. */
async function stateAfter(actions: number): Promise<StoutState> {
  while (states.length <= actions) {
    const state = clone(at(states, states.length - 1));
    stout.apply(state, 0, (await choose(stout, state, 0, QUICK, states.length - 1)).action, () => {});
    states.push(state);
  }
  return at(states, actions);
}

describe('the brewer of stout', () => {
  test.each([
    ['standard', 1, QUICK],
    ['standard', 2, CARELESS],
    ['big', 1, CARELESS],
  ] as const)('plays a whole game by the rules on the %s board with %i seats', async (board, seats, spec) => {
    for (const score of await playGame(deal(seats, board, 9), spec, 9)) expect(score).toBeGreaterThan(40);
  });

  // An apprentice is the same planner, who looks less closely and so finds a lawful draft less often.
  test.each([1, 2, 3])('SS-8: never does what the rules refuse, with dice number %i', async (seed) => {
    expect(await playGame(deal(1, 'standard', 100 + seed), CARELESS, seed)).toHaveLength(1);
  });

  test.each([
    ['standard', 0],
    ['standard', 1],
    ['standard', 2],
    ['big', 1],
  ] as const)(
    'SS-8, SS-21: knows a lawful way on from wherever chance leads, on the %s board with dice number %i',
    async (board, seed) => {
      const state = deal(1, board, seed);
      for (let i = 0; stout.actors(state).length > 0; i++) {
        const { action } = await choose(stout, state, 0, CARELESS, i);
        expect(sixSidedStout.refuse(state, 0, { ...action })).toBeUndefined();
        stout.apply(state, 0, (await choose(stout, state, 0, { kind: 'random' }, seed * 100 + i)).action, () => {});
      }
    },
  );

  test('plays against another on the big board', async () => {
    const state = deal(2, 'big', 9);
    for (const seat of [0, 1]) {
      const { action } = await choose(stout, state, seat, QUICK, 1);
      expect(sixSidedStout.legal(state, seat)).toContainEqual(action);
      stout.apply(state, seat, action, () => {});
    }
  });

  test('goes on sensibly from positions that it would never have come to', async () => {
    const state = deal(1, 'standard', 4);
    for (let i = 0; state.day < 5; i++) {
      stout.apply(state, 0, (await choose(stout, state, 0, { kind: 'random' }, i)).action, () => {});
    }
    expect((await playGame(state, QUICK, 1))[0]).toBeGreaterThan(30);
  });
});

describe('the brewer of stout, wherever it is', () => {
  // Before the first action; with three dice on the table; while a day is laid out.
  test.each([0, 1, 20])('gives the same answer for the same seed after %i actions', async (actions) => {
    const state = await stateAfter(actions);
    const [once, again] = [await choose(stout, state, 0, RACING, 7), await choose(stout, state, 0, RACING, 7)];
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });

  test.each([0, 1, 20])('does not see dice that nobody has seen, after %i actions', async (actions) => {
    const state = await stateAfter(actions);
    const other = clone(state);
    sixSidedStout.imagine(other, 0, fastRng(99));
    expect(other).not.toEqual(state);
    const [here, there] = [await choose(stout, state, 0, RACING, 7), await choose(stout, other, 0, RACING, 7)];
    expect(withoutTime(there)).toEqual(withoutTime(here));
  });

  test('answers at once when it is stopped, with what it had planned', async () => {
    const state = deal(1, 'standard', 1);
    const endless: BotSpec = { kind: 'expert', budget: {} };
    const { action, iterations } = await choose(stout, state, 0, endless, 1, { signal: AbortSignal.abort() });
    expect(iterations).toBe(0);
    expect(sixSidedStout.legal(state, 0)).toContainEqual(action);
  });

  test('answers with the best so far when it is stopped on the way, and tells how far it is', async () => {
    const state = deal(1, 'standard', 1);
    const stopper = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number): void => {
      shares.push(share);
      if (shares.length === 3) stopper.abort();
    };
    const spec: BotSpec = { kind: 'expert', budget: { iterations: 1_000_000 } };
    const { action } = await choose(stout, state, 0, spec, 1, { signal: stopper.signal, onProgress });
    expect(shares.at(-1)).toBe(1);
    expect(sixSidedStout.legal(state, 0)).toContainEqual(action);
  });
});

test('with the same dice the brewer of stout scores more than greedy, and greedy more than chance', async () => {
  const scoreOf = async (spec: BotSpec): Promise<number> => at(await playGame(deal(1, 'standard', 1), spec, 1), 0);
  const [random, greedy] = [await scoreOf({ kind: 'random' }), await scoreOf({ kind: 'greedy' })];
  expect(greedy).toBeGreaterThan(random);
  expect(await scoreOf(CARELESS)).toBeGreaterThan(greedy);
});

import { type AnyGame, clone, fastRng, nextFast, play, type Seat } from '@taproom/engine';
import { type BoardName, type StoutState, sixSidedStout } from '@taproom/games/six-sided-stout';
import { describe, expect, test } from 'vitest';
import { choose } from '../../choose.ts';
import { type BotSpec, parseBotSpec } from '../../spec.ts';
import type { Thought } from '../../thought.ts';

const stout = sixSidedStout as unknown as AnyGame;
const QUICK: BotSpec = { kind: 'expert', budget: { iterations: 1 } };
const RACING: BotSpec = { kind: 'expert', budget: { iterations: 30 } };

const deal = (seats: number, board: BoardName, seed: number): StoutState =>
  sixSidedStout.setup(seats, { board }, fastRng(seed));
const withoutTime = (thought: Thought): Thought => ({ ...thought, milliseconds: 0 });

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

/** The first state after so many actions of the quick expert. */
async function stateAfter(actions: number): Promise<StoutState> {
  const state = deal(1, 'standard', 3);
  for (let i = 0; i < actions; i++) stout.apply(state, 0, (await choose(stout, state, 0, QUICK, i)).action, () => {});
  return state;
}

async function meanOf(bot: string, games: number): Promise<number> {
  const spec = parseBotSpec(bot, stout.id);
  if (!spec.ok) throw new Error(bot);
  let sum = 0;
  for (let seed = 0; seed < games; seed++) sum += (await playGame(deal(1, 'standard', seed), spec.value, seed))[0] ?? 0;
  return sum / games;
}

describe('the brewer of stout', () => {
  test.each([
    ['standard', 1],
    ['standard', 2],
    ['big', 1],
  ] as const)('plays a whole game by the rules on the %s board with %i seats', async (board, seats) => {
    for (const score of await playGame(deal(seats, board, 9), QUICK, 9)) expect(score).toBeGreaterThan(60);
  });

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
    const thoughts = await Promise.all([state, other].map((one) => choose(stout, one, 0, RACING, 7)));
    expect(withoutTime(thoughts[1] as Thought)).toEqual(withoutTime(thoughts[0] as Thought));
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

  test('searches where a game has no expert', async () => {
    const { nim, nimWith } = await import('../../testing/nim.ts');
    const seat: Seat = 1;
    const { action } = await choose(nim, nimWith(3, seat), seat, { kind: 'expert', budget: { iterations: 600 } }, 1);
    expect(action).toEqual({ type: 'take', count: 3 });
  });
});

test('the ladder in Six Sided Stout: the expert beats greedy, greedy beats random', async () => {
  const [random, greedy, expert] = [await meanOf('random', 40), await meanOf('greedy', 40), await meanOf('expert', 6)];
  expect(greedy).toBeGreaterThan(random + 25);
  expect(expert).toBeGreaterThan(greedy + 35);
});

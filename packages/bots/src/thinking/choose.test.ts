import { clone, fastRng, play, type Seat, start, type Tagged } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type BaseState, type BotSpec, choose, makeBotSpec } from '../index.ts';
import { at } from '../lists.ts';
import { bids } from '../testing/bids.ts';
import { nim, nimWith } from '../testing/nim.ts';
import { withoutTime } from '../testing/thoughts.ts';

const diceBox = gameOf('dice-box');
const BOTS: readonly BotSpec[] = [
  { kind: 'random' },
  { kind: 'greedy' },
  { kind: 'search', budget: { iterations: 40 } },
  { kind: 'expert', budget: { iterations: 40 } },
];

function deal(game: AnyGame, seats: number, seed: number): BaseState {
  const dealt = start(game, seats, fastRng(seed));
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value;
}

const actorIn = (game: AnyGame, state: BaseState): Seat => at(game.actors(state), 0);

describe.each(BOTS)('$kind', (spec) => {
  test.each([2, 3, 4])('plays a whole game of Dice Box with legal moves among %i seats', async (seats) => {
    let state = deal(diceBox, seats, seats);
    for (let move = 0; diceBox.actors(state).length > 0; move++) {
      const seat = actorIn(diceBox, state);
      const played = play(diceBox, state, seat, (await choose(diceBox, state, seat, spec, move)).action);
      if (!played.ok) throw new Error(`${makeBotSpec(spec, 'dice-box')}: ${played.refusal.code}`);
      state = played.state;
    }
    expect(diceBox.outcome(state)).toBeDefined();
  });

  test('gives the same answer for the same seed', async () => {
    const state = deal(diceBox, 3, 5);
    const once = await choose(diceBox, state, actorIn(diceBox, state), spec, 77);
    const again = await choose(diceBox, state, actorIn(diceBox, state), spec, 77);
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });

  test('leaves the state as it is', async () => {
    const state = deal(diceBox, 2, 6);
    const before = clone(state);
    await choose(diceBox, state, actorIn(diceBox, state), spec, 1);
    expect(state).toEqual(before);
  });

  test('does not see the dice to come', async () => {
    const state = deal(diceBox, 2, 7);
    const seat = actorIn(diceBox, state);
    const otherwise = { ...clone(state), rng: fastRng(12345) };
    const [here, there] = [
      await choose(diceBox, state, seat, spec, 3),
      await choose(diceBox, otherwise, seat, spec, 3),
    ];
    expect(withoutTime(there)).toEqual(withoutTime(here));
  });
});

describe('search', () => {
  const bestIn = async (game: AnyGame, state: BaseState, seat: Seat): Promise<Tagged> =>
    (await choose(game, state, seat, { kind: 'search', budget: { iterations: 600 } }, 1)).action;

  test('takes the last of the pile when it can', async () => {
    expect(await bestIn(nim, nimWith(3, 1), 1)).toEqual({ type: 'take', count: 3 });
  });

  test('is what an expert does in a game that has none', async () => {
    const { action } = await choose(nim, nimWith(3, 1), 1, { kind: 'expert', budget: { iterations: 600 } }, 1);
    expect(action).toEqual({ type: 'take', count: 3 });
  });

  test('leaves the rival a pile that cannot be won, in a game that makes new actions every time', async () => {
    expect(await bestIn(nim, nimWith(7, 0), 0)).toEqual({ type: 'take', count: 3 });
  });

  test.each([0, 1, 2])('bids highest from seat %i when all bid at once', async (seat) => {
    expect(await bestIn(bids, deal(bids, 3, 1), seat)).toEqual({ type: 'bid', pips: 3 });
  });

  test('does not think where there is nothing to choose', async () => {
    const thought = await choose(nim, nimWith(1, 0), 0, { kind: 'search', budget: {} }, 1);
    expect(thought).toEqual({ action: { type: 'take', count: 1 }, iterations: 0, milliseconds: 0, ranked: [] });
  });

  test('visits as many actions as it has iterations and ranks them by tries', async () => {
    const spec = { kind: 'search', budget: { iterations: 250 } } as const;
    const { action, iterations, ranked } = await choose(nim, nimWith(10, 0), 0, spec, 1);
    const visits = ranked.map((one) => one.tries);
    expect(iterations).toBe(250);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(250);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    expect(ranked[0]?.action).toEqual(action);
  });
});

describe('a search under way', () => {
  test('answers with the best so far when it is stopped', async () => {
    const state = deal(diceBox, 2, 1);
    const seat = actorIn(diceBox, state);
    const stopper = new AbortController();
    const endless = { kind: 'search', budget: {} } as const;
    const onProgress = (): void => stopper.abort();
    const { action, iterations } = await choose(diceBox, state, seat, endless, 1, {
      signal: stopper.signal,
      onProgress,
    });
    expect(iterations).toBeGreaterThan(0);
    expect(diceBox.legal(state, seat)).toContain(action);
  });

  test('lets others have the thread while it thinks', async () => {
    const stopper = new AbortController();
    setTimeout(() => stopper.abort(), 0);
    const endless = { kind: 'search', budget: {} } as const;
    const thought = await choose(nim, nimWith(21, 0), 0, endless, 1, { signal: stopper.signal });
    expect(thought.iterations).toBeGreaterThan(0);
  });

  test('reports its progress up to the end', async () => {
    const shares: number[] = [];
    const spec = { kind: 'search', budget: { milliseconds: 40 } } as const;
    await choose(nim, nimWith(21, 0), 0, spec, 1, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('greedy', () => {
  test('takes what wins at once in a game that has no evaluation', async () => {
    const { action } = await choose(nim, nimWith(2, 0), 0, { kind: 'greedy' }, 1);
    expect(action).toEqual({ type: 'take', count: 2 });
  });

  test('drafts dice of its own colour', async () => {
    const state = deal(diceBox, 4, 9);
    const seat = actorIn(diceBox, state);
    const colour = ['red', 'yellow', 'blue', 'white'][seat];
    expect((await choose(diceBox, state, seat, { kind: 'greedy' }, 1)).action).toEqual({ type: 'pick', colour });
  });
});

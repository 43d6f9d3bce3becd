import { describe, expect, test } from 'vitest';
import { runArenaOnThreads } from '../node/index.ts';
import { type ArenaPlan, type ArenaReport, roundsIn, runArena, runTrial } from './index.ts';
import { report } from './report.ts';
import { noToil, type RoundResult } from './round.ts';

const PLAN: ArenaPlan = {
  game: 'dice-box',
  seats: 2,
  options: { colours: 'two' },
  a: { kind: 'greedy' },
  b: { kind: 'random' },
  games: 40,
  seed: 1,
};

const withoutTime = ({ a, b, ...rest }: ArenaReport): ArenaReport => ({
  ...rest,
  milliseconds: 0,
  gamesPerSecond: 0,
  a: { ...a, milliseconds: 0 },
  b: { ...b, milliseconds: 0 },
});

/** A pair of games with these shares of the win. */
const pair = (...shares: number[]): RoundResult => ({
  games: shares.map((share, seat) => ({ seat, share, length: 20 + seat, rounds: 5 + 2 * seat })),
  a: { ...noToil(), choices: 10, iterations: 100 },
  b: noToil(),
});

describe('a contest', () => {
  test('is the same however many threads play it', async () => {
    const [here, there] = [await runArena(PLAN), await runArenaOnThreads(PLAN, {}, 2)];
    expect(withoutTime(there)).toEqual(withoutTime(here));
    expect(here).toMatchObject({ games: 40, rounds: 20, fairScore: 0.5 });
  });

  test('gives each contender each seat equally often', async () => {
    const { bySeat } = await runArena({ ...PLAN, seats: 3, options: {}, games: 7 });
    expect(bySeat.map(({ seat, games }) => [seat, games])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  test('between equals is even', async () => {
    const still = { kind: 'search', budget: { iterations: 1 } } as const;
    const { interval } = await runArena({ ...PLAN, a: still, b: still, games: 200 });
    expect(interval.low).toBeLessThan(0.5);
    expect(interval.high).toBeGreaterThan(0.5);
  });

  test('tells the better bot', async () => {
    expect((await runArena({ ...PLAN, games: 100 })).score).toBeGreaterThan(0.6);
  });

  test('stops when told to and reports on what was played', async () => {
    const stopper = new AbortController();
    const onProgress = (done: number): void => (done === 3 ? stopper.abort() : undefined);
    expect(await runArena(PLAN, { signal: stopper.signal, onProgress })).toMatchObject({ rounds: 3, games: 6 });
  });

  test('breaks where a round breaks', async () => {
    await expect(runArenaOnThreads({ ...PLAN, game: 'chess' }, {}, 1)).rejects.toThrow('no game is called chess');
  });

  test('always finishes its rounds', () => {
    expect([1, 2, 3, 400].map((games) => roundsIn({ ...PLAN, games }))).toEqual([1, 1, 2, 200]);
  });
});

describe('a report', () => {
  test('takes its interval from rounds, because games of a round share their dice', () => {
    const rounds = [pair(1, 1), pair(1, 0), pair(0, 1), pair(0, 0)];
    const { score, interval } = report(PLAN, Array.from({ length: 25 }, () => rounds).flat(), 1000);
    const half = 1.96 * Math.sqrt(12.5 / 99 / 100);
    expect(score).toBe(0.5);
    expect(interval.low).toBeCloseTo(0.5 - half, 12);
    expect(interval.high).toBeCloseTo(0.5 + half, 12);
  });

  test('is not certain of anything after a few rounds that came out alike', () => {
    expect(report(PLAN, [pair(1, 1)], 1000).interval).toEqual({ low: 0, high: 1 });
    const lucky = Array.from({ length: 30 }, () => pair(1, 1));
    expect(report(PLAN, lucky, 1000).interval).toEqual({ low: 0.9, high: 1 });
  });

  test('tells no rounds of games that do not count them', () => {
    const uncounted = pair(1, 0).games.map((game) => ({ ...game, rounds: null }));
    expect(report(PLAN, [{ ...pair(1, 0), games: uncounted }], 1000).roundsInGame).toBeNull();
  });

  test('tells seats, lengths and effort', () => {
    expect(report(PLAN, [pair(1, 0.5), pair(1, 0)], 2000)).toMatchObject({
      bySeat: [
        { seat: 0, games: 2, score: 1 },
        { seat: 1, games: 2, score: 0.25 },
      ],
      meanLength: 20.5,
      roundsInGame: { quarter: 5, median: 5, threeQuarters: 7 },
      gamesPerSecond: 2,
      a: { iterations: 10 },
      b: { iterations: 0 },
    });
  });
});

describe('games alone', () => {
  const trial = { game: 'dyce', options: { startDie: '5' }, bot: { kind: 'random' }, games: 10, seed: 1 } as const;

  test('that can be lost are counted as won or not, beside what the outcome tells', async () => {
    const { won, wonInterval, table } = await runTrial(trial);
    expect({ won, wonInterval }).toEqual({ won: 0, wonInterval: { low: 0, high: 0.3 } });
    expect(table.rounds).toBeGreaterThan(1);
  });

  test('that are played for points are all won', async () => {
    expect(await runTrial({ ...trial, game: 'six-sided-stout', options: {} })).toMatchObject({ won: 1 });
  });
});

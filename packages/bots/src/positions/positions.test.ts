import { GAME_IDS, gameOf } from '@taproom/games';
import { dailyOf } from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';
import { loadSolutions } from '@taproom/games/solutions';
import { loadExercises, loadVerdicts } from '@taproom/games/training';
import { describe, expect, it, test } from 'vitest';
import { rivalMove } from '../daily/check.ts';
import { at } from '../lists.ts';
import { prove } from './daily.ts';
import { type Found, selected } from './exercise.ts';
import { gainsOf, meanRival } from './gains.ts';
import { tryExercise } from './index.ts';
import type { Puzzle } from './maker.ts';
import { resume } from './run.ts';

/** The puzzles of a game, as they are kept. */
async function puzzlesOf(id: (typeof GAME_IDS)[number]): Promise<Puzzle[]> {
  const daily = dailyOf(id);
  if (daily.kind !== 'played') return [];
  const { days } = await daily.load();
  const { solutions } = await loadSolutions(id);
  return days.map((line, day) => ({ line, solution: at(solutions, day) }));
}

const played = GAME_IDS.filter((id) => findLearning(id)?.daily.kind === 'played');

describe.each(played)('solutions of %s', (id) => {
  it('are results of their dailies by the same check as everybody’s', async () => {
    const puzzles = await puzzlesOf(id);
    const sample = [0, Math.floor(puzzles.length / 2), puzzles.length - 1].map((day) => at(puzzles, day));
    for (const puzzle of sample) await expect(prove(id, puzzle)).resolves.toBeUndefined();
  });

  it('are none with another par', async () => {
    const { line, solution } = at(await puzzlesOf(id), 0);
    const better = { line, solution: { ...solution, par: solution.par + 1 } };
    await expect(prove(id, better)).rejects.toThrow(/is worth/);
  });
});

const rivals = played.filter((id) => {
  const daily = dailyOf(id);
  return daily.kind === 'played' && daily.rival !== null;
});

test.each(rivals)('the rivals of %s answer alike for the same seed', async (id) => {
  const { line, solution } = at(await puzzlesOf(id), 0);
  const daily = dailyOf(id);
  if (daily.kind !== 'played' || !daily.rival) throw new Error('nobody answers');
  const moves = [...(line.moves ?? []), at(solution.moves, 0)];
  const { state } = resume(id, { ...line, moves });
  const seat = at(gameOf(id).actors(state), 0);
  const answer = () => rivalMove(gameOf(id), state, seat, daily.rival ?? { kind: 'greedy' }, 7);
  expect(await answer()).toEqual(await answer());
});

const found = (id: string, times: number): Found => ({
  exercise: { id, line: { seats: 1, seed: 1 }, found: [times, times, times, times] },
  verdict: { moves: [], enough: 0, tempting: '', gains: [], rival: 0 },
});
const easy = (id: string): Found => found(id, 8);
const medium = (id: string): Found => found(id, 4);
const hard = (id: string): Found => found(id, 1);

test('exercises are of every grade, and none comes twice', () => {
  const all = [easy('a'), easy('b'), easy('c'), easy('d'), hard('e'), hard('e'), hard('f'), medium('g')];
  expect(selected(all, 5).map(({ exercise }) => exercise.id)).toEqual(['a', 'b', 'e', 'f', 'g']);
});

const end = (malt: number, hops: number, rival: number) => ({
  places: [1, 2],
  scores: [malt + hops, rival],
  parts: [
    [
      { name: 'malt', value: malt },
      { name: 'hops', value: hops },
    ],
    [],
  ],
  table: [],
  endings: [],
});

test('gains are the parts that differ most in the mean', () => {
  const [ends, others] = [
    [end(4, 1, 9), end(6, 1, 7)],
    [end(1, 3, 8), end(2, 3, 8)],
  ];
  expect(gainsOf(ends, others)).toEqual([
    ['malt', 3.5],
    ['hops', -2],
  ]);
  expect(gainsOf([end(4, 1, 9)], [end(4, 1.2, 9)])).toEqual([]);
  expect([meanRival(ends), meanRival(others)]).toEqual([8, 8]);
});

/** The number of the try that has found the first exercise of Dice Box. */
const FIRST = 32;

test('an exercise is found again as it is kept', async () => {
  const again = await tryExercise({ game: 'dice-box', count: 1, seed: 1 }, FIRST);
  const kept = at((await loadExercises('dice-box')).exercises, 0);
  const { verdicts } = await loadVerdicts('dice-box');
  expect(again).toEqual({ exercise: kept, verdict: verdicts[kept.id] });
}, 60_000);

import { Readable, Writable } from 'node:stream';
import { LEVELS, makeBotSpec, rungsOf } from '@taproom/bots';
import { openBotWorker } from '@taproom/bots/thread';
import { expect, test } from 'vitest';
import { type KeptStep, type KeptTrial, type Ladder, withStep, withTrial } from './kept.ts';
import { aloneRows, stepRows, withLadder } from './page.ts';
import { climb } from './run.ts';

const EMPTY: Ladder = { game: 'dyce', rules: 2, seed: 1, steps: [], alone: [] };

const STEPS = rungsOf('dyce').map(
  ({ level, upper, lower }): KeptStep => ({
    seats: 2,
    level,
    upper: makeBotSpec(upper, 'dyce'),
    lower: makeBotSpec(lower, 'dyce'),
    games: 2,
    score: 10 / 11,
    low: 0.8,
    high: 1,
  }),
);

const trial = (difficulty: string, won: number): KeptTrial => ({
  level: 'guest',
  bot: 'greedy',
  difficulty,
  games: 10,
  mean: 12.3,
  error: 1,
  low: 4,
  won,
  wonInterval: { low: 0, high: 0.5 },
});

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
const IO = {
  stdin: Readable.from([]),
  stdout: nowhere(),
  stderr: nowhere(),
  env: {},
  openBots: async () => openBotWorker(),
};

const run = (signal: AbortSignal, kept: Ladder[]) => ({
  counts: [2],
  games: 2,
  threads: 1,
  isAnew: false,
  options: {},
  difficulty: undefined,
  io: IO,
  signal,
  keep: async (ladder: Ladder) => void kept.push(ladder),
});

test('only what is not known is measured, and kept at once', async () => {
  const kept: Ladder[] = [];
  const all = { ...EMPTY, steps: STEPS };
  expect(await climb(all, run(new AbortController().signal, kept))).toEqual(all);
  expect(kept).toEqual([]);
  const measured = await climb({ ...EMPTY, steps: STEPS.slice(1) }, run(new AbortController().signal, kept));
  expect(kept).toEqual([measured]);
  expect(measured.steps).toHaveLength(LEVELS.length);
  expect(measured.steps.find(({ level }) => level === LEVELS[0])).toMatchObject({
    lower: 'random',
    games: 2,
    seats: 2,
  });
});

test('nothing is measured once it is stopped', async () => {
  const kept: Ladder[] = [];
  expect(await climb(EMPTY, run(AbortSignal.abort(), kept))).toEqual(EMPTY);
  expect(kept).toEqual([]);
});

test('a step measured again takes the place of the old one', () => {
  const [first] = STEPS;
  if (!first) throw new Error('there are no levels');
  expect(withStep(withStep(EMPTY, first), { ...first, score: 0.5 }).steps).toEqual([{ ...first, score: 0.5 }]);
  expect(withTrial(withTrial(EMPTY, trial('1', 0)), trial('1', 1)).alone).toEqual([trial('1', 1)]);
});

test('the rows go from the lowest level up, and add up the Elo above it', () => {
  const [, ...rows] = stepRows({ ...EMPTY, steps: STEPS.toReversed() }, 2);
  expect(rows.map(([level]) => level)).toEqual(LEVELS);
  expect(rows.map((row) => row.at(-1))).toEqual(LEVELS.map((_, i) => `${400 * i}`));
  expect(stepRows(EMPTY, 2)).toEqual([]);
});

test('alone, points are told, or games won where there are difficulties', () => {
  expect(aloneRows({ ...EMPTY, alone: [trial('', 0)] })[1]).toEqual(['guest', 'greedy', '12.3 ± 2.0', '4', '10']);
  const [headings, row] = aloneRows({ ...EMPTY, alone: [trial('1', 0.5), trial('2', 0)] });
  expect(headings?.slice(2)).toEqual(['won at 1', 'won at 2']);
  expect(row?.[2]).toMatch(/^50\.0 % \(/);
});

test('the page keeps all that is around its place', () => {
  const page =
    'before\n<!-- written by: taproom arena --ladder dyce -->\nold\n<!-- up to here -->\nafter <!-- up to here -->';
  const written = withLadder(page, { ...EMPTY, steps: STEPS });
  expect(written).toMatch(/^before\n/);
  expect(written).toMatch(/<!-- up to here -->\nafter <!-- up to here -->$/);
  expect(written).not.toContain('old');
  expect(withLadder(written, { ...EMPTY, steps: STEPS })).toBe(written);
  expect(() => withLadder('nothing', EMPTY)).toThrow('no place for the ladder of dyce');
});

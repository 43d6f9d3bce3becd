import { resultOf } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../index.ts';
import { findLearning } from '../learning/index.ts';
import { playLine } from '../learning/line.ts';
import { loadSolutions } from '../solutions/index.ts';
import { notationOf } from '../text/index.ts';
import { dailyOf } from './index.ts';

/** Nobody should know a position, or its solution, from an earlier day. */
const LEAST_DAYS = 270;

const played = GAME_IDS.filter((id) => findLearning(id)?.daily.kind === 'played');
const quizzes = GAME_IDS.filter((id) => findLearning(id)?.daily.kind === 'quiz');

describe.each(played)('the dailies of %s', (id) => {
  const game = gameOf(id);

  async function load() {
    const daily = dailyOf(id);
    if (daily.kind !== 'played') throw new Error('it is a quiz');
    return { daily, ...(await daily.load()) };
  }

  it('are made for the rules as they are, and so are the solutions: taproom positions makes others', async () => {
    const { rules, days } = await load();
    const table = await loadSolutions(id);
    expect([rules, table.rules]).toEqual([game.rules, game.rules]);
    expect(table.solutions.length).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(LEAST_DAYS);
    expect(new Set(days.map((line) => JSON.stringify(line))).size).toBe(days.length);
  });

  it('begin with a move by seat 0, and their solutions lead to their pars', async () => {
    const { daily, days } = await load();
    const { solutions } = await loadSolutions(id);
    for (const [at, line] of days.entries()) {
      const { par, moves } = solutions[at] ?? { par: Number.NaN, moves: [] };
      const start = playLine(game, notationOf(id), line);
      expect(game.actors(start.state), `day ${at}`).toEqual([0]);
      const end = playLine(game, notationOf(id), { ...line, moves: [...(line.moves ?? []), ...moves] });
      const outcome = resultOf(game, end);
      expect(outcome && daily.score(outcome), `day ${at}`).toBe(par);
    }
  });
});

it.each(quizzes)('the quiz of %s has one par for all days, and no more than its questions', async (id) => {
  const { rules, solutions } = await loadSolutions(id);
  const daily = dailyOf(id);
  expect(rules).toBe(gameOf(id).rules);
  expect(solutions).toEqual([{ par: expect.any(Number), moves: [] }]);
  expect(solutions[0]?.par).toBeLessThanOrEqual(daily.kind === 'quiz' ? daily.questions : 0);
});

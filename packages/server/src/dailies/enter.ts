import { fail, ok, type Result } from '@taproom/engine';
import { quizOf } from '@taproom/games';
import { solutionOn } from '@taproom/games/solutions';
import type { AlreadyEntered, DailyAnswer, DailyAttempt, DailyEntered, DailySolution } from '@taproom/protocol';
import type { Store } from '../store/store.ts';
import type { Checker } from './checker.ts';
import { type DailyOn, isOver } from './daily-on.ts';
import { markAttempt, type Unmarked } from './mark.ts';
import { keepResult, ownResult, resultsOn } from './results.ts';

export type EnterError = Unmarked | AlreadyEntered | { readonly code: 'too-late' };

interface Services {
  readonly store: Pick<Store, 'db'>;
  readonly checker: Pick<Checker, 'check'>;
  now(): number;
}

/** Marks a player's attempt and keeps its score, if it is the first one and in time. */
export async function enterDaily(
  { store: { db }, checker, now }: Services,
  on: DailyOn,
  player: string,
  attempt: DailyAttempt,
): Promise<Result<DailyEntered, EnterError>> {
  if (isOver(on, now())) return fail({ code: 'too-late' });
  const first = await ownResult(db, on, player);
  if (first !== undefined) return fail({ code: 'already-entered', score: first });
  const solved = await solveDaily(checker, on, attempt);
  if (!solved.ok) return solved;
  const kept = await keepResult(db, on, player, solved.value.score, now());
  return kept.ok ? ok({ ...solved.value, ...(await resultsOn(db, on, player)) }) : kept;
}

/** Marks an attempt. Only whoever has finished the daily, well or badly, is told the solution. */
async function solveDaily(
  checker: Pick<Checker, 'check'>,
  on: DailyOn,
  attempt: DailyAttempt,
): Promise<Result<DailyAnswer, Unmarked>> {
  const marked = await markAttempt(checker, on, attempt);
  return marked.ok ? ok({ score: marked.value, solution: await solutionOf(on) }) : marked;
}

/**
 * The solution for whoever has finished a daily. While the day is open, that is the result of a player who is known here: with the
 * solution in hand nobody enters a better one.
 */
export async function tellSolution(
  { store: { db }, checker, now }: Services,
  on: DailyOn,
  player: string | undefined,
  attempt: DailyAttempt,
): Promise<Result<DailyAnswer, Unmarked>> {
  const solved = await solveDaily(checker, on, attempt);
  if (solved.ok && player !== undefined && !isOver(on, now()))
    await keepResult(db, on, player, solved.value.score, now());
  return solved;
}

async function solutionOf({ game, day, daily }: DailyOn): Promise<DailySolution> {
  const solution = await solutionOn(day, game);
  if (daily.kind === 'played') return solution;
  const quiz = quizOf(game);
  const places = Array.from({ length: daily.questions }, (_, at) => at);
  const settled = places.flatMap((at) => quiz?.settle(day, at) ?? []);
  return { par: solution.par, moves: settled.map(({ right }) => String(right)) };
}

import { type Crew, playRounds } from './crew.ts';
import { type ArenaPlan, roundsIn } from './plan.ts';
import { type ArenaReport, report } from './report.ts';
import { playRound, type RoundResult } from './round.ts';

export interface ArenaHooks {
  /** Aborted: finish the rounds under way and report on what was played. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every round with the number done and a function that reports on them. */
  readonly onProgress?: ((done: number, rounds: number, soFar: () => ArenaReport) => void) | undefined;
}

/**
 * Plays a contest in this thread, or with a crew of several that share the rounds. Which of them plays a round makes no
 * difference to the result.
 */
export async function runArena(
  plan: ArenaPlan,
  { signal, onProgress }: ArenaHooks = {},
  crew: readonly Crew<RoundResult>[] = [(round) => playRound(plan, round)],
): Promise<ArenaReport> {
  const started = performance.now();
  const rounds = roundsIn(plan);
  const now = (played: readonly RoundResult[]): ArenaReport => report(plan, played, performance.now() - started);
  let done = 0;
  const played = await playRounds(rounds, crew, signal, (soFar) => onProgress?.(++done, rounds, () => now(soFar())));
  return now(played);
}

export { type BalanceHooks, type BalancePlan, type BalanceReport, runBalance } from './balance.ts';
export type { Crew } from './crew.ts';
export { type ArenaPlan, roundsIn } from './plan.ts';
export type { ArenaReport, Interval, Pace, Spread } from './report.ts';
export { runTrial, type TrialHooks, type TrialPlan, type TrialReport } from './trial.ts';

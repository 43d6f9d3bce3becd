import { type ArenaPlan, roundsIn } from './plan.ts';
import { type ArenaReport, report } from './report.ts';
import { playRound, type RoundResult } from './round.ts';

/** One who plays rounds, one at a time. */
export type Crew = (round: number) => Promise<RoundResult>;

export interface ArenaHooks {
  /** Aborted: finish the rounds under way and report on what was played. */
  readonly signal?: AbortSignal | undefined;
  /** Told after every round how many are done, and how to learn how it stands. */
  readonly onProgress?: ((done: number, rounds: number, soFar: () => ArenaReport) => void) | undefined;
}

/**
 * Plays a contest in this thread, or with a crew of several that share the rounds. Who plays which round makes no
 * difference to the result.
 */
export async function runArena(
  plan: ArenaPlan,
  { signal, onProgress }: ArenaHooks = {},
  crew: readonly Crew[] = [(round) => playRound(plan, round)],
): Promise<ArenaReport> {
  const started = performance.now();
  const rounds = roundsIn(plan);
  const played = new Map<number, RoundResult>();
  let next = 0;
  const now = (): ArenaReport => report(plan, inOrder(played), performance.now() - started);

  async function keepPlaying(play: Crew): Promise<void> {
    while (next < rounds && !signal?.aborted) {
      const round = next++;
      played.set(round, await play(round));
      onProgress?.(played.size, rounds, now);
    }
  }

  await Promise.all(crew.map(keepPlaying));
  return now();
}

/** Sums of fractions depend on their order, so the order must not depend on who was faster. */
const inOrder = (played: ReadonlyMap<number, RoundResult>): RoundResult[] =>
  [...played].sort(([a], [b]) => a - b).map(([, result]) => result);

export { type ArenaPlan, roundsIn } from './plan.ts';
export type { ArenaReport, Interval, Pace } from './report.ts';

import {
  type ArenaHooks,
  type ArenaPlan,
  type ArenaReport,
  type BalanceHooks,
  type BalancePlan,
  type BalanceReport,
  type Crew,
  roundsIn,
  runArena,
  runBalance,
  runTrial,
  type TrialHooks,
  type TrialPlan,
  type TrialReport,
} from '../arena/index.ts';
import { CORES, openPool, type Pool } from './pool.ts';

/** Plays a contest on all cores, or on as many threads as said. */
export const runArenaOnThreads = (plan: ArenaPlan, hooks: ArenaHooks = {}, threads?: number): Promise<ArenaReport> =>
  withPool(roundsIn(plan), threads, (pool, crewOf) =>
    runArena(
      plan,
      hooks,
      crewOf((round) => pool.run('arena', { plan, round })),
    ),
  );

/** Plays one bot's games on all cores, or on as many threads as said. */
export const runTrialOnThreads = (plan: TrialPlan, hooks: TrialHooks = {}, threads?: number): Promise<TrialReport> =>
  withPool(plan.games, threads, (pool, crewOf) =>
    runTrial(
      plan,
      hooks,
      crewOf((round) => pool.run('trial', { plan, round })),
    ),
  );

/** Plays one bot against itself on all cores, or on as many threads as said. */
export const runBalanceOnThreads = (
  plan: BalancePlan,
  hooks: BalanceHooks = {},
  threads?: number,
): Promise<BalanceReport> =>
  withPool(plan.games, threads, (pool, crewOf) =>
    runBalance(
      plan,
      hooks,
      crewOf((round) => pool.run('balance', { plan, round })),
    ),
  );

/** One per thread: a thread that has finished a round takes the next. */
type CrewOf = <T>(play: Crew<T>) => Crew<T>[];

export async function withPool<T>(
  rounds: number,
  threads: number = CORES,
  run: (pool: Pool, crewOf: CrewOf) => Promise<T>,
): Promise<T> {
  const size = Math.max(1, Math.min(threads, rounds));
  const pool = openPool({ minThreads: size, maxThreads: size });
  try {
    return await run(pool, (play) => Array.from({ length: size }, () => play));
  } finally {
    await pool.close();
  }
}

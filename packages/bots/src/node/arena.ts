import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
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

/** Plays a contest on all cores, or on as many threads as said. */
export const runArenaOnThreads = (plan: ArenaPlan, hooks: ArenaHooks = {}, threads?: number): Promise<ArenaReport> =>
  withCrew(plan, roundsIn(plan), threads, (crew) => runArena(plan, hooks, crew as never));

/** Plays one bot's games on all cores, or on as many threads as said. */
export const runTrialOnThreads = (plan: TrialPlan, hooks: TrialHooks = {}, threads?: number): Promise<TrialReport> =>
  withCrew(plan, plan.games, threads, (crew) => runTrial(plan, hooks, crew as never));

/** Plays one bot against itself on all cores, or on as many threads as said. */
export const runBalanceOnThreads = (
  plan: BalancePlan,
  hooks: BalanceHooks = {},
  threads?: number,
): Promise<BalanceReport> => withCrew(plan, plan.games, threads, (crew) => runBalance(plan, hooks, crew as never));

type Plan = ArenaPlan | TrialPlan | BalancePlan;

async function withCrew<T>(
  plan: Plan,
  rounds: number,
  threads: number = availableParallelism(),
  run: (crew: readonly Crew<unknown>[]) => Promise<T>,
): Promise<T> {
  const workers = Array.from({ length: Math.min(threads, rounds) }, () => startWorker(plan));
  try {
    return await run(workers.map(crewIn));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const startWorker = (plan: Plan): Worker =>
  new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: plan });

/** `once` also listens for errors, so a round that breaks breaks the contest. */
const crewIn =
  (worker: Worker): Crew<unknown> =>
  async (round) => {
    const answer = once(worker, 'message');
    worker.postMessage(round);
    return (await answer)[0];
  };

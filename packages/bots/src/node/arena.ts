import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type ArenaHooks, type ArenaPlan, type ArenaReport, type Crew, roundsIn, runArena } from '../arena/index.ts';

/** Plays a contest on all cores, or on as many threads as said. */
export async function runArenaOnThreads(
  plan: ArenaPlan,
  hooks: ArenaHooks = {},
  threads: number = availableParallelism(),
): Promise<ArenaReport> {
  const workers = Array.from({ length: Math.min(threads, roundsIn(plan)) }, () => startWorker(plan));
  try {
    return await runArena(plan, hooks, workers.map(crewIn));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const startWorker = (plan: ArenaPlan): Worker =>
  new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: plan });

/** `once` also listens for errors, so a round that breaks breaks the contest. */
const crewIn =
  (worker: Worker): Crew =>
  async (round) => {
    const answer = once(worker, 'message');
    worker.postMessage(round);
    return (await answer)[0];
  };

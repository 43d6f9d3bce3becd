import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type * as tasks from './tasks.ts';

type Tasks = typeof tasks;
type Given<K extends keyof Tasks> = Parameters<Tasks[K]>[0];
type Done<K extends keyof Tasks> = Awaited<ReturnType<Tasks[K]>>;

/** Worker threads with a queue: each runs one task at a time. */
export interface Pool {
  /** Rejects if the task throws. Aborting rejects at once and replaces the thread that was running the task. */
  run<K extends keyof Tasks>(name: K, task: Given<K>, signal?: AbortSignal): Promise<Done<K>>;
  /** Ends all threads; running and queued tasks reject. */
  close(): Promise<void>;
}

export interface PoolSize {
  /** At least one: otherwise, after an abort, queued tasks could be left without a thread. */
  readonly minThreads: number;
  readonly maxThreads: number;
}

/** A new thread has to load all the games, so idle ones are kept for a while. */
const IDLE_MILLISECONDS = 5 * 60_000;

export const CORES = availableParallelism();

export function openPool(size: PoolSize): Pool {
  const pool = new Piscina({
    ...size,
    filename: fileURLToPath(new URL('./tasks.ts', import.meta.url)),
    idleTimeout: IDLE_MILLISECONDS,
    recordTiming: false,
  });
  return {
    run: (name, task, signal) => pool.run(task, { name, signal: signal ?? null }),
    close: () => pool.destroy(),
  };
}

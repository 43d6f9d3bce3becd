import { type FastRng, fastRng, nextFast } from '@taproom/engine';
import { at } from '../lists.ts';
import { type Effort, elapsed, shareOf } from '../thinking/effort.ts';
import { pause } from '../thinking/pause.ts';
import type { Thinking } from '../thinking/thought.ts';

const SLICE_MILLISECONDS = 10;

/** Tries a way to go on in a world of chance and says how well it went. */
export type RollOut<T> = (way: T, rng: FastRng) => number;

interface Runner<T> {
  readonly way: T;
  /** How well it went, added up. */
  sum: number;
}

/**
 * Rolls all ways out over the same dice, drops the worse half of them again and again, and says which is best. The ways
 * come best-looking first, which decides as long as nothing else does. An iteration is one way rolled out.
 */
export async function race<T>(
  ways: readonly T[],
  rollOut: RollOut<T>,
  effort: Effort,
  rng: FastRng,
  thinking: Thinking,
): Promise<T | undefined> {
  let runners = ways.map((way): Runner<T> => ({ way, sum: 0 }));
  const heats = Math.ceil(Math.log2(ways.length));
  for (let heat = 1; heat <= heats && !thinking.signal?.aborted; heat++) {
    await runUntil(heat / heats, runners, rollOut, effort, rng, thinking);
    runners = runners.toSorted((a, b) => b.sum - a.sum);
    runners.length = Math.ceil(runners.length / 2);
  }
  thinking.onProgress?.(1);
  return runners[0]?.way;
}

/** World after world until a share of the budget is used up. A world counts only if all runners have been through it. */
async function runUntil<T>(
  share: number,
  runners: readonly Runner<T>[],
  rollOut: RollOut<T>,
  effort: Effort,
  rng: FastRng,
  { signal, onProgress }: Thinking,
): Promise<void> {
  let sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
  while (shareOf(effort) < share) {
    const seed = nextFast(rng);
    const results: number[] = [];
    for (const { way } of runners) {
      if (shareOf(effort) >= 1 || signal?.aborted) return;
      results.push(rollOut(way, fastRng(seed)));
      effort.done++;
      if (elapsed(effort) < sliceEnd) continue;
      onProgress?.(shareOf(effort));
      await pause();
      sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
    }
    for (const [i, runner] of runners.entries()) runner.sum += at(results, i);
  }
}

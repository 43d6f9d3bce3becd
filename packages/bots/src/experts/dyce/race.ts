import { type FastRng, fastRng, nextFast } from '@taproom/engine';
import { type Effort, elapsed, shareOf } from '../../effort.ts';
import { pause } from '../../pause.ts';
import type { Thinking } from '../../thought.ts';
import type { Turn } from './turns.ts';

const SLICE_MILLISECONDS = 10;

/** Where a turn leads: the lead in one of the worlds that may come of it. */
export type RollOut = (turn: Turn, rng: FastRng) => number;

interface Runner {
  readonly turn: Turn;
  /** The leads it came to, added up. */
  sum: number;
}

/**
 * Rolls all turns out over the same dice, drops the worse half of them again and again, and says which is best. The turns
 * come best-looking first, which decides as long as nothing else does.
 */
export async function race(
  turns: readonly Turn[],
  rollOut: RollOut,
  effort: Effort,
  rng: FastRng,
  thinking: Thinking,
): Promise<Turn> {
  let runners = turns.map((turn): Runner => ({ turn, sum: 0 }));
  const heats = Math.ceil(Math.log2(turns.length));
  for (let heat = 1; heat <= heats && !thinking.signal?.aborted; heat++) {
    await runUntil(heat / heats, runners, rollOut, effort, rng, thinking);
    runners = runners.toSorted((a, b) => b.sum - a.sum);
    runners.length = Math.ceil(runners.length / 2);
  }
  thinking.onProgress?.(1);
  return (runners[0] as Runner).turn;
}

/** World after world until a share of the budget is used up. A world counts only if all runners have been through it. */
async function runUntil(
  share: number,
  runners: readonly Runner[],
  rollOut: RollOut,
  effort: Effort,
  rng: FastRng,
  { signal, onProgress }: Thinking,
): Promise<void> {
  let sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
  while (shareOf(effort) < share) {
    const seed = nextFast(rng);
    const leads: number[] = [];
    for (const { turn } of runners) {
      if (shareOf(effort) >= 1 || signal?.aborted) return;
      leads.push(rollOut(turn, fastRng(seed)));
      effort.done++;
      if (elapsed(effort) < sliceEnd) continue;
      onProgress?.(shareOf(effort));
      await pause();
      sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
    }
    for (const [i, runner] of runners.entries()) runner.sum += leads[i] as number;
  }
}

import { actionKey, type FastRng, fastRng, nextFast } from '@taproom/engine';
import { at } from '../lists.ts';
import { type Effort, elapsed, shareOf } from '../thinking/effort.ts';
import { errorOf, include, type Mean, middleOf, noMean } from '../thinking/mean.ts';
import { pause } from '../thinking/pause.ts';
import type { Behind, Ranked, Thinking } from '../thinking/thought.ts';

const SLICE_MILLISECONDS = 10;

/** How it went: what it is judged by, and what the player can expect of it. */
export interface Went {
  readonly worth: number;
  readonly value: number;
  /** The share of the win of each seat, from those who look at all of them. */
  readonly shares?: readonly number[];
}

/** Tries a way to go on in a world of chance. */
export type RollOut<T> = (way: T, rng: FastRng) => Went;

/** A way that was tried, and what can be expected of it. */
export type Placed<T> = {
  readonly way: T;
  /** What the player could expect in one world after the other; the worlds are the same for all ways. */
  readonly values: readonly number[];
} & Pick<Ranked, 'value' | 'error' | 'tries' | 'shares'>;

interface Runner<T> {
  readonly way: T;
  /** How well it went, added up. */
  worth: number;
  readonly value: Mean;
  readonly values: number[];
  /** By seat, added up. */
  readonly shares: number[];
}

const runnerFor = <T>(way: T, worth: number): Runner<T> => ({ way, worth, value: noMean(), values: [], shares: [] });

/**
 * Rolls all ways out over the same dice, drops the worse half of them again and again, and ranks them, the best first. The
 * ways come best-looking first, which decides as long as nothing else does. An iteration is one way rolled out. Looks that are
 * worth some worlds can be given as a start: the worth that a way has before it runs.
 */
export async function race<T>(
  ways: readonly T[],
  rollOut: RollOut<T>,
  effort: Effort,
  rng: FastRng,
  thinking: Thinking,
  startOf: (way: T) => number = () => 0,
): Promise<Placed<T>[]> {
  let runners = ways.map((way) => runnerFor(way, startOf(way)));
  const dropped: Runner<T>[] = [];
  const heats = heatsFor(ways.length, thinking);
  for (let heat = 1; heat <= heats && !thinking.signal?.aborted; heat++) {
    await runUntil(heat / heats, runners, rollOut, effort, rng, thinking);
    runners = runners.toSorted((a, b) => b.worth - a.worth);
    dropped.unshift(...runners.splice(Math.ceil(runners.length / 2)));
  }
  thinking.onProgress?.(1);
  return [...runners, ...dropped].map(placed);
}

/** A single way wins without running, unless it was asked about. */
export const heatsFor = (ways: number, { only }: Thinking): number =>
  Math.max(only ? 1 : 0, Math.ceil(Math.log2(ways)));

const placed = <T>({ way, value, values, shares }: Runner<T>): Placed<T> => ({
  way,
  values,
  value: middleOf(value),
  error: errorOf(value),
  tries: value.count,
  ...(shares.length > 0 && { shares: shares.map((share) => share / value.count) }),
});

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
    const results: Went[] = [];
    for (const { way } of runners) {
      if (shareOf(effort) >= 1 || signal?.aborted) return;
      results.push(rollOut(way, fastRng(seed)));
      effort.done++;
      if (elapsed(effort) < sliceEnd) continue;
      onProgress?.(shareOf(effort));
      await pause();
      sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
    }
    for (const [i, runner] of runners.entries()) note(runner, at(results, i));
  }
}

function note<T>(runner: Runner<T>, { worth, value, shares = [] }: Went): void {
  runner.worth += worth;
  runner.values.push(value);
  include(runner.value, value);
  for (const [seat, share] of shares.entries()) runner.shares[seat] = (runner.shares[seat] ?? 0) + share;
}

/** Ways as the actions that begin them, each once, where its best way stands. Those that were not tried are left out. */
export function rankedBy<T, A extends Ranked['action']>(
  places: readonly Placed<T>[],
  actionOf: (way: T) => A,
): Ranked<A>[] {
  const known = new Map<string, Ranked<A>>();
  const first = places[0]?.values ?? [];
  for (const { way, values, ...opinion } of places) {
    const action = actionOf(way);
    const key = actionKey(action);
    if (opinion.tries === 0 || known.has(key)) continue;
    known.set(key, { action, ...opinion, ...(known.size > 0 && { behind: behind(first, values) }) });
  }
  return [...known.values()];
}

/** How much less one way brought than another, as far as both were tried. */
function behind(first: readonly number[], values: readonly number[]): Behind {
  const gap = noMean();
  for (let world = 0; world < Math.min(first.length, values.length); world++)
    include(gap, at(first, world) - at(values, world));
  return { value: middleOf(gap), error: errorOf(gap) };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Name, Rates } from './names.ts';

/** How long contenders are measured. */
export interface Effort {
  readonly rounds: number;
  readonly cpuSeconds: number;
}

/** The rates of all groups, one group after the other. */
export async function measure(
  groups: readonly (readonly Name[])[],
  effortFor: (group: number) => Effort,
  onProgress: (share: number) => void,
): Promise<Rates> {
  let rates: Rates = {};
  for (const [at, group] of groups.entries()) {
    const measured = await measureGroup(group, effortFor(at), (share) => onProgress((at + share) / groups.length));
    rates = { ...rates, ...measured };
  }
  return rates;
}

/**
 * Lets the contenders take turns, round after round, so that whatever else the machine does hits all alike. Each has a
 * process of its own, so that none spoils the compiled code of another. The first round only warms up.
 */
async function measureGroup(
  names: readonly Name[],
  { rounds, cpuSeconds }: Effort,
  onProgress: (share: number) => void,
): Promise<Rates> {
  const lanes = names.map((name) => ({ name, lane: openLane(name), rates: [] as number[] }));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const { lane, rates } of lanes) {
        const rate = await roundOf(lane, cpuSeconds);
        if (round > 0) rates.push(rate);
      }
      onProgress((round + 1) / (rounds + 1));
    }
  } finally {
    for (const { lane } of lanes) lane.kill();
  }
  return Object.fromEntries(lanes.map(({ name, rates }) => [name, rates]));
}

const openLane = (name: Name): ChildProcess =>
  fork(join(import.meta.dirname, 'lane.ts'), [name], { env: { ...process.env, NODE_ENV: 'production' } });

/** A lane that breaks breaks the run. */
async function roundOf(lane: ChildProcess, cpuSeconds: number): Promise<number> {
  const broken = once(lane, 'exit').then(([code]) => {
    throw new Error(`a contender ended with ${code}`);
  });
  lane.send(cpuSeconds);
  const [rate] = await Promise.race([once(lane, 'message'), broken]);
  broken.catch(() => {});
  return rate as number;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
}

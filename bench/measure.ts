import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NAMES, type Name, type Rates } from './names.ts';

/**
 * Lets the contenders take turns, round after round, so that whatever else the machine does hits all alike. Each has a
 * process of its own, so that none spoils the compiled code of another. The first round only warms up.
 */
export async function measure(rounds: number, onProgress: (share: number) => void): Promise<Rates> {
  const rates: Rates = { ours: [], handWritten: [], boardgameIo: [], ourSearch: [], boardgameIoSearch: [] };
  const lanes = NAMES.map((name) => ({ name, lane: openLane(name) }));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { name, lane }] of lanes.entries()) {
        const rate = await roundOf(lane);
        if (round > 0) rates[name].push(rate);
        onProgress((round + (index + 1) / lanes.length) / (rounds + 1));
      }
    }
  } finally {
    for (const { lane } of lanes) lane.kill();
  }
  return rates;
}

const openLane = (name: Name): ChildProcess =>
  fork(join(import.meta.dirname, 'lane.ts'), [name], { env: { ...process.env, NODE_ENV: 'production' } });

/** A lane that breaks breaks the run. */
async function roundOf(lane: ChildProcess): Promise<number> {
  const broken = once(lane, 'exit').then(([code]) => {
    throw new Error(`a contender ended with ${code}`);
  });
  lane.send('round');
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

/** Something to be timed: `run` does a little of it and says how much that was. */
export interface Contender {
  readonly run: () => number | Promise<number>;
  /** What it did per CPU-second, round by round. */
  readonly rates: number[];
}

export const contender = (run: Contender['run']): Contender => ({ run, rates: [] });

/**
 * Lets the contenders take turns, round after round, so that whatever else the machine does hits all alike. CPU time
 * of the whole process counts, garbage collection in other threads included. The first round only warms up.
 */
export async function measure(
  contenders: readonly Contender[],
  rounds: number,
  cpuSeconds: number,
  onProgress: (share: number) => void,
): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    for (const [index, one] of contenders.entries()) {
      const rate = await rateOf(one, cpuSeconds);
      if (round > 0) one.rates.push(rate);
      onProgress((round + (index + 1) / contenders.length) / (rounds + 1));
    }
  }
}

async function rateOf({ run }: Contender, cpuSeconds: number): Promise<number> {
  const before = process.cpuUsage();
  let amount = 0;
  for (;;) {
    amount += await run();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds >= cpuSeconds) return amount / seconds;
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
}

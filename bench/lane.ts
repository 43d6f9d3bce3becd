// The process of one contender: does a round whenever it is told how long, and answers with the rate.
import { contenderOf } from './contenders.ts';
import type { Name } from './names.ts';

const run = contenderOf(process.argv[2] as Name);

async function answer(cpuSeconds: number): Promise<void> {
  process.send?.(await rate(cpuSeconds));
}

process.on('message', (cpuSeconds) => void answer(Number(cpuSeconds)));

/** CPU time of the whole process counts, garbage collection in other threads included. */
async function rate(cpuSeconds: number): Promise<number> {
  const doIt = await run;
  const before = process.cpuUsage();
  let amount = 0;
  for (;;) {
    amount += await doIt();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds >= cpuSeconds) return amount / seconds;
  }
}

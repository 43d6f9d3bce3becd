// The process of one contender: does a round whenever it is told to, and answers with the rate.
import { CONTENDERS } from './contenders.ts';
import type { Name } from './names.ts';

const CPU_SECONDS = 0.7;
const run = CONTENDERS[process.argv[2] as Name];

async function answer(): Promise<void> {
  process.send?.(await rate());
}

process.on('message', () => void answer());

/** CPU time of the whole process counts, garbage collection in other threads included. */
async function rate(): Promise<number> {
  const before = process.cpuUsage();
  let amount = 0;
  for (;;) {
    amount += await run();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds >= CPU_SECONDS) return amount / seconds;
  }
}

// `npm run strain -- [minutes] [matches]`: has a server keep many paced matches, tells how its memory goes and how long moves take,
// and how long they take once 5,000 slow clients have come on top.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../server-process.ts';
import { openSlowClients } from '../slow-clients.ts';
import { beginMatches, quantile } from './paced-matches.ts';

const MINUTE = 60_000;
const SAMPLE = 5_000;
const SLOW_CLIENTS = 5_000;
/** What the last third may need more than the second, and how much longer others may wait because of slow clients. */
const MOST_GROWTH = 0.1;
const MOST_SLOWER = 2;
const PAGE = 4_096;
const MEGABYTE = 1_000_000;

const [minutes = 30, matches = 500] = process.argv.slice(2).map(Number);
if (!(minutes > 0 && matches > 0)) throw new Error('npm run strain -- [minutes] [matches]');

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const folder = mkdtempSync(join(tmpdir(), 'taproom-strain-'));
const server = await spawnServer(join(folder, 'tables.db'));
/** The memory that the server holds, in megabytes. */
const memory = (): number =>
  (Number(readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ')[1]) * PAGE) / MEGABYTE;
const { pace, ended } = beginMatches(server.address, matches);

/** Samples for so long; the p99 of the waits of that time goes with it. */
async function watch(milliseconds: number): Promise<{ readonly samples: number[]; readonly p99: number }> {
  const samples: number[] = [];
  pace.waits = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    await pause(Math.min(SAMPLE, milliseconds));
    samples.push(memory());
  }
  return { samples, p99: quantile(pace.waits, 0.99) };
}

console.log(`${matches} matches for ${minutes} minutes`);
const thirds = [];
for (let third = 1; third <= 3; third++) {
  const { samples, p99 } = await watch((minutes * MINUTE) / 3);
  thirds.push(mean(samples));
  console.log(
    `third ${third}: ${mean(samples).toFixed(0)} MB on average, ${pace.waits.length} moves, p99 ${p99.toFixed(1)} ms`,
  );
}
const growth = (thirds[2] ?? 0) / (thirds[1] ?? 1) - 1;
console.log(`the last third needs ${(growth * 100).toFixed(1)} % more than the second`);

const quiet = await watch(MINUTE / 2);
const slow = await openSlowClients(server.address, pace.table, SLOW_CLIENTS);
const strained = await watch(MINUTE / 2);
const slower = strained.p99 / quiet.p99;
console.log(`p99 ${quiet.p99.toFixed(1)} ms, with ${slow.length} slow clients ${strained.p99.toFixed(1)} ms`);

pace.isOver = true;
await Promise.race([ended, pause(SAMPLE)]);
for (const socket of slow) socket.destroy();
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(growth <= MOST_GROWTH && slower <= MOST_SLOWER ? 0 : 1);

// `npm run chaos -- [minutes]`: lets databases and servers fail again and again under load, on both databases, and says how
// long it took each time until all went on, and whether anything was lost.
import { type ChaosReport, type Kind, runChaos } from './chaos.ts';

const MINUTE = 60_000;
const HEAL_LIMIT = 10_000;

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error('npm run chaos -- [minutes]');

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});

let hasFailed = false;
for (const kind of ['sqlite', 'postgres'] as const) {
  const end = performance.now() + (minutes * MINUTE) / 2;
  console.log(`\n${kind}, ${minutes / 2} minutes`);
  const report = await runChaos({
    kind,
    isBrief: minutes < 10,
    goesOn: () => !isStopped && performance.now() < end,
    onHealed: ({ fault, milliseconds, stuck }) =>
      console.log(`  ${fault}: ${milliseconds === undefined ? `STUCK ${stuck.join(', ')}` : `${milliseconds} ms`}`),
  });
  print(kind, report);
  if (report.faults.length > 0 || report.rounds.some(({ milliseconds = Infinity }) => milliseconds > HEAL_LIMIT))
    hasFailed = true;
}
process.exit(hasFailed ? 1 : 0);

function print(kind: Kind, { rounds, acknowledged, faults, refusals }: ChaosReport): void {
  const times = rounds.map(({ milliseconds = Infinity }) => milliseconds);
  const late = times.filter((time) => time > HEAL_LIMIT).length;
  console.log(
    `${kind}: ${rounds.length} rounds, ${late} not healed within ${HEAL_LIMIT / 1_000} s, slowest ${Math.max(0, ...times)} ms; ${acknowledged} moves acknowledged, ${faults.length} faults`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  console.log(`  told to people meanwhile: ${JSON.stringify(refusals)}`);
}

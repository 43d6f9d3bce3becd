// `npm run bench:length`: whether a move in the browser costs more the longer a match is, and what the list of tables costs.
import { listHead } from '../heads.ts';
import { longMatch } from './long-match.ts';

const WINDOW = 200;
const EARLY = 100;
const LATE = 2_000;
const TABLES = 100;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

const { move, browser, id } = await longMatch();

/** The processor's time and the characters of a move, over a window of moves. */
async function measure() {
  const before = process.cpuUsage();
  let [written, posted] = [0, 0];
  for (let i = 0; i < WINDOW; i++) {
    const cost = await move();
    written += cost.written;
    posted += cost.posted;
  }
  return { cpu: milliseconds(process.cpuUsage(before)) / WINDOW, written: written / WINDOW, posted: posted / WINDOW };
}

for (let entry = 0; entry < EARLY; entry++) await move();
const early = await measure();
for (let entry = EARLY + WINDOW; entry < LATE; entry++) await move();
const late = await measure();
console.log(
  `| a move in The Whisky Game | after ${EARLY} entries | after ${LATE} | ratio |\n| --- | --- | --- | --- |`,
);
for (const [name, key, unit] of [
  ['processor', 'cpu', 'ms'],
  ['written to the database', 'written', 'characters'],
  ['sent to the page', 'posted', 'characters'],
] as const)
  console.log(
    `| ${name} | ${early[key].toFixed(1)} ${unit} | ${late[key].toFixed(1)} | ${(late[key] / early[key]).toFixed(2)} |`,
  );

const head = browser.saves.get(id);
const heads = Array.from({ length: TABLES }, (_, at) => ({ ...head, id: `table-${at}` }) as NonNullable<typeof head>);
const before = process.cpuUsage();
const listed = heads.map(listHead).filter((one) => one?.ok).length;
console.log(
  `\nList of ${listed} tables: ${milliseconds(process.cpuUsage(before)).toFixed(1)} ms of the processor, no match replayed.`,
);

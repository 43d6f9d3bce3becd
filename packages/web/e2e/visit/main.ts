// `npm run measure:visit`: a first visit on a phone, with the client of 0.1.0 and with today's, visit by visit in turns.
import { shelf } from '@taproom/games/shelf';
import { buildClient } from '../../../../scripts/build.ts';
import { servedFrom } from '../helpers/served.ts';
import { oldClient } from './old-client.ts';
import { type BoardFigures, type HomeFigures, visit } from './visit.ts';
import { putOnScales } from './weighing.ts';

/** How often each client is visited: times are the best of these, which another process disturbs least. */
const VISITS = Number(process.argv[2] ?? 3);

interface Found {
  readonly home: HomeFigures[];
  readonly boards: (BoardFigures & { readonly title: string })[];
}

type Client = readonly [name: string, folder: string | undefined];

async function visitOnce([, folder]: Client, title: string, found: Found): Promise<void> {
  await servedFrom(folder, async (browser, address) => {
    const scales = await putOnScales(address);
    const { home, play, leave } = await visit(browser, scales, true);
    found.home.push(home);
    found.boards.push({ title, ...(await play(title)) });
    await leave();
    await scales.close();
  });
}

const least = (numbers: readonly number[]): number => Math.min(...numbers);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;
const share = (shift: number): string => shift.toFixed(3);

const HOME_ROWS: readonly [string, (one: HomeFigures) => number, (value: number) => string][] = [
  ['home: bytes', ({ bytes }) => bytes, kilobytes],
  ['home: requests', ({ requests }) => requests, String],
  ['home: layout shift', ({ shift }) => shift, share],
  ['home: first paint', ({ firstPaint }) => firstPaint, milliseconds],
  ['home: first words', ({ firstWords }) => firstWords, milliseconds],
  ['home: usable', ({ usable }) => usable, milliseconds],
];

const BOARD_ROWS: readonly [string, (one: BoardFigures) => number, (value: number) => string][] = [
  ['bytes on top', ({ bytes }) => bytes, kilobytes],
  ['bytes after that', ({ rest }) => rest, kilobytes],
  ['requests', ({ requests }) => requests, String],
  ['layout shift', ({ shift }) => shift, share],
  ['longest task, CPU', ({ longestTask }) => longestTask, milliseconds],
];

function rowOf<T>(
  name: string,
  lists: readonly (readonly T[])[],
  of: (one: T) => number,
  as: (value: number) => string,
) {
  const values = lists.map((list) => least(list.map(of)));
  const [before, now] = values;
  const ratio = values.length > 1 && before && now ? (before / now).toFixed(2) : '';
  return `| ${[name, ...values.map(as), ratio].join(' | ')} |`;
}

if (!buildClient()) process.exit(1);
const old = oldClient();
if (!old) console.error('Version 0.1.0 is not in the history here: only the client of today is measured.');
const clients: readonly Client[] = [...(old ? [['0.1.0', old] as const] : []), ['today', undefined]];
const found = clients.map((): Found => ({ home: [], boards: [] }));
for (let round = 0; round < VISITS; round++)
  for (const { title } of shelf)
    for (const [at, client] of clients.entries()) {
      process.stderr.write(`\r\x1b[K${round + 1}/${VISITS} ${title}, ${client[0]}`);
      await visitOnce(client, title, found[at] as Found);
    }
process.stderr.write('\r\x1b[K');
console.log(`| first visit on a phone | ${clients.map(([name]) => name).join(' | ')} | ratio |`);
console.log(`| --- |${' --- |'.repeat(clients.length + 1)}`);
for (const [name, of, as] of HOME_ROWS)
  console.log(
    rowOf(
      name,
      found.map(({ home }) => home),
      of,
      as,
    ),
  );
for (const { title } of shelf)
  for (const [name, of, as] of BOARD_ROWS)
    console.log(
      rowOf(
        `${title}: ${name}`,
        found.map(({ boards }) => boards.filter((board) => board.title === title)),
        of,
        as,
      ),
    );

import { GAME_IDS, gameOf } from '@taproom/games';
import { MOVES_OF_ANY, type Results } from './results.ts';
import { inEnglish } from './tables.ts';

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly colour: string;
}

interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const OURS = '#a8642a';
const PALE = '#d9a566';
const OTHERS = '#7d8791';

const WIDTH = 760;
const LEFT = 250;
const LONGEST = WIDTH - LEFT - 100;
const ROW = 22;
const HEAD = 34;
/** Bars begin at a hundred a second: less than that is measured nowhere. */
const LEAST = 2;
const MOST = 7;

function panelsOf(results: Results): Panel[] {
  const { games } = results;
  return [
    {
      title: 'Moves per CPU-second: in place (dark) and at the door (light)',
      bars: GAME_IDS.flatMap((game) => [
        { label: gameOf(game).title, value: games[game].movesPerCpuSecond, colour: OURS },
        { label: '', value: games[game].doorPerCpuSecond, colour: PALE },
      ]),
    },
    {
      title: 'Dice Box and DYCE beside others, moves per CPU-second',
      bars: [
        { label: 'Dice Box', value: results.movesPerCpuSecond, colour: OURS },
        { label: 'hand-written loop', value: results.handWrittenMovesPerCpuSecond, colour: OTHERS },
        { label: 'Dice Box on boardgame.io', value: results.boardgameIoMovesPerCpuSecond, colour: OTHERS },
        { label: 'DYCE', value: results.dyceMovesPerCpuSecond, colour: OURS },
        { label: 'DYCE on boardgame.io', value: results.boardgameIoDyceMovesPerCpuSecond, colour: OTHERS },
      ],
    },
    {
      title: 'Dice Box, iterations of a search from an opening per CPU-second',
      bars: [
        { label: 'our search', value: results.searchPerCpuSecond, colour: OURS },
        { label: 'boardgame.io’s MCTSBot', value: results.boardgameIoSearchPerCpuSecond, colour: OTHERS },
      ],
    },
    {
      title: 'Playouts of up to 100 moves per CPU-second',
      bars: GAME_IDS.map((game) => ({
        label: gameOf(game).title,
        value: games[game].playoutsPerCpuSecond,
        colour: OURS,
      })),
    },
  ];
}

/** Ten times as much is always the same length more. */
const lengthOf = (value: number): number =>
  Math.round((Math.max(0, Math.log10(value) - LEAST) / (MOST - LEAST)) * LONGEST);

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}"${more}>${words}</text>`;

function drawBar({ label, value, colour }: Bar, y: number): string {
  const length = lengthOf(value);
  return [
    text(LEFT - 10, y + 15, label, ' text-anchor="end"'),
    `<rect x="${LEFT}" y="${y + 2}" width="${length}" height="${ROW - 5}" rx="2" fill="${colour}"/>`,
    text(LEFT + length + 6, y + 15, inEnglish(value)),
  ].join('\n');
}

const heightOf = ({ bars }: Panel): number => HEAD + bars.length * ROW + 12;

function drawPanel({ title, bars }: Panel, top: number): string {
  return [
    text(12, top + 22, title, ' font-weight="600"'),
    ...bars.map((bar, i) => drawBar(bar, top + HEAD + i * ROW)),
  ].join('\n');
}

/** All bars on a logarithmic scale, with a line where every game must come to. */
export function drawPicture(results: Results): string {
  const panels = panelsOf(results);
  const height = panels.reduce((sum, panel) => sum + heightOf(panel), 0) + 30;
  const tops = panels.map((_, at) => panels.slice(0, at).reduce((sum, panel) => sum + heightOf(panel), 0));
  const goal = LEFT + lengthOf(MOVES_OF_ANY);
  const bottom = heightOf(panels[0] as Panel) - 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="#2b2118">`,
    `<title>How fast the rules are</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fbf6ec"/>`,
    ...panels.map((panel, at) => drawPanel(panel, tops[at] as number)),
    `<path d="M${goal} ${HEAD - 4}V${bottom}" stroke="#2b2118" stroke-dasharray="3 3"/>`,
    text(
      12,
      height - 12,
      'Logarithmic: each tenfold is as long as the last. Dashed: 200,000 moves.',
      ' font-size="11"',
    ),
    '</svg>',
    '',
  ].join('\n');
}

import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import {
  BARS,
  type Figure,
  type GameResults,
  isReached,
  MOVES_OF_ANY,
  MOVES_OF_DICE_BOX,
  type Results,
} from './results.ts';

type Row = readonly string[];

export const inEnglish = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

const TITLES: Readonly<Record<Figure, string>> = {
  movesPerCpuSecond: 'Dice Box, moves in place',
  handWrittenMovesPerCpuSecond: 'Dice Box, hand-written typed arrays',
  boardgameIoMovesPerCpuSecond: 'Dice Box, boardgame.io (enumerate + bare reducer)',
  movesVsHandWritten: '  times the hand-written one',
  movesVsBoardgameIo: '  times boardgame.io',
  dyceMovesPerCpuSecond: 'DYCE, moves in place',
  boardgameIoDyceMovesPerCpuSecond: 'DYCE, boardgame.io (enumerate + bare reducer)',
  dyceVsBoardgameIo: '  times boardgame.io',
  searchPerCpuSecond: 'Dice Box, iterations of the search from an opening',
  boardgameIoSearchPerCpuSecond: 'Dice Box, iterations of boardgame.io’s MCTSBot',
  searchVsBoardgameIo: '  times boardgame.io',
};

const COLUMNS: Readonly<Record<keyof GameResults, string>> = {
  movesPerCpuSecond: 'moves in place',
  doorPerCpuSecond: 'at the door',
  copyMicroseconds: 'copy, µs',
  playoutsPerCpuSecond: 'playouts',
  expertTriesPerCpuSecond: 'tries of the expert',
  tellingPerAct: 'telling / act',
};

const figuresIn = (results: Results): Row[] =>
  Object.entries(TITLES).map(([name, title]) => {
    const figure = name as Figure;
    const bar = figure === 'movesPerCpuSecond' ? MOVES_OF_DICE_BOX : BARS[figure];
    return [title, inEnglish(results[figure]), verdict(isReached(figure, results[figure], bar), bar)];
  });

function gamesIn({ games }: Results): Row[] {
  const names = Object.keys(COLUMNS) as (keyof GameResults)[];
  const cell = (game: GameId, name: keyof GameResults): string => {
    const value = games[game][name];
    const bar = name === 'movesPerCpuSecond' ? MOVES_OF_ANY : BARS[name];
    return `${inEnglish(value)}${isReached(name, value, bar) === false ? ' (!)' : ''}`;
  };
  return GAME_IDS.map((game) => [gameOf(game).title, ...names.map((name) => cell(game, name))]);
}

const verdict = (reached: boolean | undefined, bar = 0): string =>
  reached === undefined ? '' : `${reached ? 'meets' : 'MISSES'} the bar of ${inEnglish(bar)}`;

const GAME_HEAD: Row = ['two players, per CPU-second', ...Object.values(COLUMNS)];
const GAME_BARS: Row = ['bar', inEnglish(MOVES_OF_ANY), ...Object.keys(COLUMNS).slice(1).map(barOf)];

function barOf(name: string): string {
  const bar = BARS[name as keyof GameResults];
  return bar === undefined ? '' : inEnglish(bar);
}

/** The results for people to read. */
export const makeTable = (results: Results): string =>
  [...aligned([GAME_HEAD, ...gamesIn(results), GAME_BARS]), '', ...aligned(figuresIn(results))].join('\n');

/** The same for the page about performance. */
export const makePage = (results: Results): string =>
  [
    ...marked([GAME_HEAD, ...gamesIn(results), GAME_BARS]),
    '',
    ...marked([['beside others', 'per CPU-second', 'bar'], ...figuresIn(results)]),
  ].join('\n');

function aligned(rows: readonly Row[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
      .join('  ')
      .trimEnd(),
  );
}

function marked([head = [], ...rows]: readonly Row[]): string[] {
  const line = (row: Row): string => `| ${row.map((cell) => cell.trim()).join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}

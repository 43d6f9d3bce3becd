import { median } from './measure.ts';
import type { Name, Rates } from './names.ts';

/** What the bench found. Ratios are ours divided by the other's. */
export interface Results {
  readonly movesPerCpuSecond: number;
  readonly movesVsBoardgameIo: number;
  readonly movesVsHandWritten: number;
  readonly searchPerCpuSecond: number;
  readonly searchVsBoardgameIo: number;
  readonly handWrittenMovesPerCpuSecond: number;
  readonly boardgameIoMovesPerCpuSecond: number;
  readonly boardgameIoSearchPerCpuSecond: number;
}

/** What must at least be reached. */
const BARS: Partial<Results> = {
  movesPerCpuSecond: 1_000_000,
  movesVsBoardgameIo: 100,
  searchPerCpuSecond: 100_000,
  searchVsBoardgameIo: 70,
};

export function resultsOf(rates: Rates): Results {
  const rate = (name: Name): number => median(rates[name]);
  return {
    movesPerCpuSecond: Math.round(rate('ours')),
    movesVsBoardgameIo: ratio(rates.ours, rates.boardgameIo),
    movesVsHandWritten: ratio(rates.ours, rates.handWritten),
    searchPerCpuSecond: Math.round(rate('ourSearch')),
    searchVsBoardgameIo: ratio(rates.ourSearch, rates.boardgameIoSearch),
    handWrittenMovesPerCpuSecond: Math.round(rate('handWritten')),
    boardgameIoMovesPerCpuSecond: Math.round(rate('boardgameIo')),
    boardgameIoSearchPerCpuSecond: Math.round(rate('boardgameIoSearch')),
  };
}

/** Round by round, because what slows one contender down slows its neighbours in the same round as well. */
function ratio(a: readonly number[], b: readonly number[]): number {
  return Number(median(a.map((rate, round) => rate / (b[round] as number))).toPrecision(3));
}

const TITLES: Readonly<Record<keyof Results, string>> = {
  movesPerCpuSecond: 'moves per CPU-second, through actors + legal + apply',
  handWrittenMovesPerCpuSecond: '  hand-written typed arrays',
  boardgameIoMovesPerCpuSecond: '  boardgame.io, enumerate + bare reducer, production mode',
  movesVsHandWritten: '  times the hand-written one',
  movesVsBoardgameIo: '  times boardgame.io',
  searchPerCpuSecond: 'search iterations per CPU-second, from an opening, by the game’s own search',
  boardgameIoSearchPerCpuSecond: '  boardgame.io, MCTSBot, playouts to the end',
  searchVsBoardgameIo: '  times boardgame.io',
};

/** The results for people to read. */
export function makeTable(results: Results): string {
  const lines = Object.entries(TITLES).map(([name, title]) => row(title, name as keyof Results, results));
  return ['Dice Box, two players, two colours each', '', ...lines].join('\n');
}

function row(title: string, name: keyof Results, results: Results): string {
  const value = results[name];
  const bar = BARS[name];
  const verdict = bar === undefined ? '' : `  ${value >= bar ? 'meets' : 'MISSES'} the bar of ${inEnglish(bar)}`;
  return `${title.padEnd(60)}${inEnglish(value).padStart(12)}${verdict}`;
}

const inEnglish = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

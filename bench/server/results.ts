import { median } from '../measure.ts';
import type { Name } from './contenders.ts';
import type { Round, Rounds } from './measure.ts';

/** What the bench found; rates in acknowledged moves a second, ratios ours to the other's. */
export interface Results {
  readonly rateVsBoardgameIoMemory: number;
  readonly p99VsBoardgameIoMemory: number;
  readonly rateVsBoardgameIoFlatFile: number;
  readonly bareLoopVsOurs: number;
  readonly rates: Readonly<Record<Name, number>>;
  readonly p50: Readonly<Record<Name, number>>;
  readonly p99: Readonly<Record<Name, number>>;
}

type Ratio = Exclude<keyof Results, 'rates' | 'p50' | 'p99'>;

export function resultsOf(rounds: Rounds): Results {
  return {
    rateVsBoardgameIoMemory: ratio(rounds.ours, rounds.memory, 'rate'),
    p99VsBoardgameIoMemory: ratio(rounds.ours, rounds.memory, 'p99'),
    rateVsBoardgameIoFlatFile: ratio(rounds.ours, rounds.flatFile, 'rate'),
    bareLoopVsOurs: ratio(rounds.bare, rounds.ours, 'rate'),
    rates: middles(rounds, 'rate'),
    p50: middles(rounds, 'p50'),
    p99: middles(rounds, 'p99'),
  };
}

/** Round by round, because what slows one server down slows its neighbours in the same round as well. */
const ratio = (a: readonly Round[], b: readonly Round[], what: keyof Round): number =>
  rounded(median(a.map((round, i) => round[what] / (b[i] as Round)[what])));

const rounded = (value: number): number => Number(value.toPrecision(3));

const middles = (rounds: Rounds, what: keyof Round): Record<Name, number> => {
  const middle = (name: Name): number => rounded(median(rounds[name].map((round) => round[what])));
  return { ours: middle('ours'), memory: middle('memory'), flatFile: middle('flatFile'), bare: middle('bare') };
};

/** What must be reached. */
const BARS: Readonly<Record<Ratio, { readonly title: string; readonly bar: number; readonly isMost?: boolean }>> = {
  rateVsBoardgameIoMemory: { title: 'rate, times boardgame.io in memory', bar: 3 },
  p99VsBoardgameIoMemory: { title: 'p99, share of that of boardgame.io in memory', bar: 0.5, isMost: true },
  rateVsBoardgameIoFlatFile: { title: 'rate, times boardgame.io with FlatFile', bar: 20 },
  bareLoopVsOurs: { title: 'rate of the bare loop, times ours', bar: 2.5, isMost: true },
};

const TITLES: Readonly<Record<Name, string>> = {
  ours: 'Taproom on SQLite, durable',
  memory: 'boardgame.io in memory',
  flatFile: 'boardgame.io with FlatFile',
  bare: 'bare ws + fdatasync, no rules',
};

/** The results for people to read. */
export function makeTable(results: Results): string {
  const servers = Object.entries(TITLES).map(([name, title]) => serverLine(title, name as Name, results));
  const ratios = Object.keys(BARS).map((name) => ratioLine(name as Ratio, results));
  const head = `${'50 matches of Dice Box at once, closed loop'.padEnd(50)}${'moves/s'.padStart(10)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}`;
  return [head, ...servers, '', ...ratios].join('\n');
}

const serverLine = (title: string, name: Name, { rates, p50, p99 }: Results): string =>
  [
    title.padEnd(50),
    ...[Math.round(rates[name]), p50[name], p99[name]].map((value) => String(value).padStart(10)),
  ].join('');

function ratioLine(name: Ratio, results: Results): string {
  const { title, bar, isMost = false } = BARS[name];
  const value = results[name];
  const isMet = isMost ? value <= bar : value >= bar;
  const verdict = `${isMet ? 'meets' : 'MISSES'} the bar of ${isMost ? 'at most' : 'at least'} ${bar}`;
  return `${title.padEnd(50)}${String(value).padStart(10)}  ${verdict}`;
}

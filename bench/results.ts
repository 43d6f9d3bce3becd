import { GAME_IDS, type GameId } from '@taproom/games';
import { median } from './measure.ts';
import { type Feat, featOf, type Name, type Rates } from './names.ts';

/** What one game reaches with two players, per CPU-second unless said otherwise. */
export interface GameResults {
  readonly movesPerCpuSecond: number;
  readonly doorPerCpuSecond: number;
  readonly copyMicroseconds: number;
  readonly playoutsPerCpuSecond: number;
  readonly expertTriesPerCpuSecond: number;
  /** What telling everybody costs after a move, divided by what the move costs. */
  readonly tellingPerAct: number;
}

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
  readonly dyceMovesPerCpuSecond: number;
  readonly dyceVsBoardgameIo: number;
  readonly boardgameIoDyceMovesPerCpuSecond: number;
  readonly games: Readonly<Record<GameId, GameResults>>;
}

export type Figure = Exclude<keyof Results, 'games'>;

/** What must at least be reached, or at most where `atMost` says so. */
export const BARS: Readonly<Partial<Record<Figure | keyof GameResults, number>>> = {
  movesVsHandWritten: 0.5,
  movesVsBoardgameIo: 100,
  searchPerCpuSecond: 100_000,
  searchVsBoardgameIo: 150,
  doorPerCpuSecond: 100_000,
  playoutsPerCpuSecond: 2_000,
  tellingPerAct: 2,
};
export const MOVES_OF_DICE_BOX = 2_000_000;
export const MOVES_OF_ANY = 200_000;
const AT_MOST: ReadonlySet<string> = new Set<keyof GameResults>(['tellingPerAct']);

export function resultsOf(rates: Rates): Results {
  const rate = (name: Name): number => Math.round(middleOf(rates, name));
  return {
    movesPerCpuSecond: rate('ours'),
    movesVsBoardgameIo: ratio(rates, 'ours', 'boardgameIo'),
    movesVsHandWritten: ratio(rates, 'ours', 'handWritten'),
    searchPerCpuSecond: rate('ourSearch'),
    searchVsBoardgameIo: ratio(rates, 'ourSearch', 'boardgameIoSearch'),
    handWrittenMovesPerCpuSecond: rate('handWritten'),
    boardgameIoMovesPerCpuSecond: rate('boardgameIo'),
    boardgameIoSearchPerCpuSecond: rate('boardgameIoSearch'),
    dyceMovesPerCpuSecond: rate('ourDyce'),
    dyceVsBoardgameIo: ratio(rates, 'ourDyce', 'boardgameIoDyce'),
    boardgameIoDyceMovesPerCpuSecond: rate('boardgameIoDyce'),
    games: Object.fromEntries(GAME_IDS.map((game) => [game, resultsIn(rates, game)])) as Results['games'],
  };
}

function resultsIn(rates: Rates, game: GameId): GameResults {
  const rate = (feat: Feat): number => Math.round(middleOf(rates, featOf(game, feat)));
  return {
    movesPerCpuSecond: rate('moves'),
    doorPerCpuSecond: rate('door'),
    copyMicroseconds: rounded(1e6 / middleOf(rates, featOf(game, 'copies'))),
    playoutsPerCpuSecond: rate('playouts'),
    expertTriesPerCpuSecond: rate('expert'),
    tellingPerAct: ratio(rates, featOf(game, 'act'), featOf(game, 'telling')),
  };
}

const middleOf = (rates: Rates, name: Name): number => median(rates[name] ?? []);

/** Round by round, because what slows one contender down slows its neighbours in the same round as well. */
function ratio(rates: Rates, one: Name, other: Name): number {
  const others = rates[other] ?? [];
  return rounded(median((rates[one] ?? []).map((rate, round) => rate / (others[round] ?? Number.NaN))));
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Whether a figure reaches its bar; undefined without one. */
export function isReached(what: Figure | keyof GameResults, value: number, bar = BARS[what]): boolean | undefined {
  if (bar === undefined) return undefined;
  return AT_MOST.has(what) ? value <= bar : value >= bar;
}

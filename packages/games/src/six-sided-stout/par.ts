import type { BoardName } from './components.ts';
import type { Par } from './medals.ts';
import table from './par.json' with { type: 'json' };

/** Medal scores for a board, and the number of expert games they were measured by. */
export interface MeasuredPar extends Par {
  readonly games: number;
  readonly mean: number;
}

/** The table written by `taproom par`. */
export interface ParTable {
  readonly rules: number;
  readonly bot: string;
  readonly seed: number;
  readonly boards: Readonly<Record<BoardName, MeasuredPar>>;
}

export const parTable: ParTable = table;

export const parOf = (board: BoardName): MeasuredPar => parTable.boards[board];

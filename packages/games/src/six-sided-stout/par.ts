import type { BoardName } from './components.ts';
import type { Par } from './daily.ts';
import table from './par.json' with { type: 'json' };

/** What a score is worth on a board, and by how many games of the expert that was measured. */
export interface MeasuredPar extends Par {
  readonly games: number;
  readonly mean: number;
}

/** The table that `taproom par` makes. */
export interface ParTable {
  readonly bot: string;
  readonly seed: number;
  readonly boards: Readonly<Record<BoardName, MeasuredPar>>;
}

const TABLE: ParTable = table;

export const parOf = (board: BoardName): MeasuredPar => TABLE.boards[board];

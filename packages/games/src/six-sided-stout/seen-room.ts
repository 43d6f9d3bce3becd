import { BOARDS, type BoardName, type Cell, NOTHING, numberOf } from './components.ts';
import { type Bench, bestPlace, type Hand, isBegun, placeFrom, waitsForMalt } from './room.ts';
import { cellsFor } from './rules.ts';
import type { SeenBrewer } from './view.ts';

/** The room for today's hops or yeast, as their brewer sees it. */
export interface SeenRoom extends Hand {
  /** Whether none of them is on the board yet. */
  readonly isFirst: boolean;
  /** By cell: how many fit if the next one goes there; 0 where it cannot go. */
  readonly at: readonly number[];
  /** How many fit in the best place, and the cells where the next one may go for that. */
  readonly most: number;
  readonly best: readonly string[];
  /** Whether malt must open a place for them first (SS-21). */
  readonly waits: boolean;
}

const benchOf = ({ cells, today, stores }: SeenBrewer): Bench => ({
  cells: cells.map((kind) => (kind ? numberOf(kind) : NOTHING)),
  today,
  stores,
});

const handSeen = ({ good, left }: SeenBrewer): Hand | undefined => (good && left > 0 ? { good, left } : undefined);

export function roomSeen(name: BoardName, brewer: SeenBrewer): SeenRoom | undefined {
  const hand = handSeen(brewer);
  if (!hand) return undefined;
  const [board, bench] = [BOARDS[name], benchOf(brewer)];
  const at = board.names.map(() => 0);
  for (const cell of cellsFor(board, bench, hand.good)) at[cell] = placeFrom(board, bench, hand, cell).length;
  const most = Math.max(...at);
  return {
    ...hand,
    isFirst: !isBegun(bench, hand),
    at,
    most,
    best: most === 0 ? [] : board.names.filter((_, cell) => at[cell] === most),
    waits: most === 0 && waitsForMalt(board, bench, hand),
  };
}

/** How many fit in the best place once malt lies on a cell. */
export function roomBesideMalt(name: BoardName, brewer: SeenBrewer, cell: Cell): number {
  const hand = handSeen(brewer);
  const { cells, today } = benchOf(brewer);
  return hand ? bestPlace(BOARDS[name], { cells: cells.with(cell, numberOf('pale')), today }, hand).length : 0;
}

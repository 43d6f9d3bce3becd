import { type Board, type Cell, cellPoints, type Kind, NOTHING, numberOf } from '@taproom/games/six-sided-stout';

export type Cells = readonly (Kind | null)[];

/** A neighbour that scores together with a cell, and how much. */
export interface Contact {
  readonly cell: Cell;
  readonly kind: Kind;
  readonly points: number;
}

const scored = (board: Board, cells: Cells, cell: Cell): number =>
  cellPoints(
    board,
    cells.map((kind) => (kind ? numberOf(kind) : NOTHING)),
    cell,
  );

/** The score of some cells with nothing else on the board. */
function alone(board: Board, cells: Cells, ...some: readonly Cell[]): number {
  const bare = cells.map((kind, cell) => (some.includes(cell) ? kind : null));
  return some.reduce((sum, cell) => sum + scored(board, bare, cell), 0);
}

/** The neighbours a cell scores with; the points go to whichever of the two scores by touching. */
export function contactsOf(board: Board, cells: Cells, cell: Cell): Contact[] {
  return (board.neighbours[cell] ?? []).flatMap((side) => {
    const kind = cells[side];
    if (!kind) return [];
    const points = alone(board, cells, cell, side) - alone(board, cells, cell) - alone(board, cells, side);
    return points > 0 ? [{ cell: side, kind, points }] : [];
  });
}

/** Everything a cell adds to the recipe: by itself and by what it touches. */
export const worthOf = (board: Board, cells: Cells, cell: Cell): number =>
  contactsOf(board, cells, cell).reduce((sum, { points }) => sum + points, alone(board, cells, cell));

/** The recipe with one more unit. */
export const withUnit = (cells: Cells, cell: Cell, kind: Kind): Cells => cells.with(cell, kind);

const SIDES = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

/** Where a cell touches water: the midpoints of those sides, in columns and rows. */
export function shores({ rows, columns, size }: Board, cell: Cell): { x: number; y: number }[] {
  const row = rows[cell] ?? 0;
  const column = columns[cell] ?? 0;
  const isWater = (r: number, c: number): boolean =>
    r >= 0 && c >= 0 && r < size && c < size && !rows.some((at, one) => at === r && columns[one] === c);
  return SIDES.filter(([r, c]) => isWater(row + r, column + c)).map(([r, c]) => ({
    x: column + 0.5 + c / 2,
    y: row + 0.5 + r / 2,
  }));
}

import type { Board, Cell } from '@taproom/games/six-sided-stout';

/** The card on a 1000 × 1000 drawing, rotated by 45° about the middle: its rounded tips touch the frame. */
export const CARD = { side: 722, rim: 17, corner: 28 } as const;

/** The share of the drawing's side that the grid takes. */
export const GRID_SHARE = (CARD.side - 2 * CARD.rim) / 1000;

/** The middle of a cell on the tilted drawing, as shares of its width and height. */
export function middleOf({ size, columns, rows }: Board, cell: Cell): { x: number; y: number } {
  const offset = (at = 0): number => (GRID_SHARE * ((at + 0.5) / size - 0.5)) / Math.SQRT2;
  const across = offset(columns[cell]);
  const down = offset(rows[cell]);
  return { x: 0.5 + across - down, y: 0.5 + across + down };
}

/** Right, down, left, up: around the water with its surface on the right. */
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The jagged edge of the water, as a path in columns and rows. */
export function outlineOf(board: Board): string {
  const dry = new Set(board.names.map((_, cell) => `${board.columns[cell]} ${board.rows[cell]}`));
  const wet = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < board.size && y < board.size && !dry.has(`${x} ${y}`);
  const corners = walkRound(wet, firstWet(board, wet));
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

type Point = readonly [x: number, y: number];

function firstWet({ size }: Board, wet: (x: number, y: number) => boolean): Point {
  const squares = Array.from({ length: size * size }, (_, i): Point => [i % size, Math.floor(i / size)]);
  return squares.find(([x, y]) => wet(x, y)) ?? [0, 0];
}

/** Follows the shore from its upper left corner, always with water on the right, and notes every corner. */
function walkRound(wet: (x: number, y: number) => boolean, from: Point): Point[] {
  const corners: Point[] = [];
  let [x, y] = from;
  let turn = 0;
  do {
    const next = nextTurn(wet, x, y, turn);
    if (next !== turn || corners.length === 0) corners.push([x, y]);
    turn = next;
    const [dx, dy] = TURNS[turn] as Point;
    x += dx;
    y += dy;
  } while (x !== from[0] || y !== from[1]);
  return corners;
}

/** Left if there is water ahead on the left, straight if only on the right, else right. */
function nextTurn(wet: (x: number, y: number) => boolean, x: number, y: number, turn: number): number {
  const ahead = (side: 'left' | 'right'): boolean => {
    const [dx, dy] = TURNS[turn] as Point;
    const [sx, sy] = TURNS[(turn + (side === 'right' ? 1 : 3)) % 4] as Point;
    return wet(x + (dx + sx - 1) / 2, y + (dy + sy - 1) / 2);
  };
  if (ahead('left')) return (turn + 3) % 4;
  return ahead('right') ? turn : (turn + 1) % 4;
}

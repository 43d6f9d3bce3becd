import type { Board, Cell } from '@taproom/games/six-sided-stout';

type Direction = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** Sideways costs more than ahead, so that an arrow key prefers what lies straight ahead on the screen. */
const ASIDE = 2;

/** The cell an arrow key leads to with the board on its point; undefined at its edge. */
export function step(board: Board, from: Cell, key: string): Cell | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const ahead = board.names
    .map((_, cell) => ({ cell, ...offset(board, from, cell, direction) }))
    .filter(({ on }) => on > 0)
    .sort((a, b) => a.on + ASIDE * a.aside - (b.on + ASIDE * b.aside));
  return ahead[0]?.cell;
}

function offset(board: Board, from: Cell, to: Cell, [dx, dy]: Direction): { on: number; aside: number } {
  const x = across(board, to) - across(board, from);
  const y = down(board, to) - down(board, from);
  return { on: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
}

const across = ({ rows, columns }: Board, cell: Cell): number => (columns[cell] ?? 0) - (rows[cell] ?? 0);
const down = ({ rows, columns }: Board, cell: Cell): number => (columns[cell] ?? 0) + (rows[cell] ?? 0);

import { never } from '../../../lists.ts';
import type { Terrain } from './terrain.ts';

/** The pieces that a board falls into, if cells of one group hang together side by side. Group 0 is no piece. */
export interface Pieces {
  /** The number of each cell's piece, from 0; meaningless for cells of no group. */
  readonly pieceOf: Uint8Array;
  readonly sizes: Uint8Array;
  count: number;
}

const UNSEEN = 255;

/** Room to work in, made once for each size of board. */
export const makePieces = (cells: number): Pieces => ({
  pieceOf: new Uint8Array(cells),
  sizes: new Uint8Array(cells),
  count: 0,
});

const stack = new Uint8Array(256);

export function findPieces({ sides }: Terrain, groups: Uint8Array, pieces: Pieces): void {
  const { pieceOf, sizes } = pieces;
  pieceOf.fill(UNSEEN);
  pieces.count = 0;
  for (let first = 0; first < groups.length; first++) {
    const group = groups[first] ?? never();
    if (group === 0 || pieceOf[first] !== UNSEEN) continue;
    const piece = pieces.count++;
    let size = 0;
    let top = 0;
    stack[top++] = first;
    pieceOf[first] = piece;
    while (top > 0) {
      const cell = stack[--top] ?? never();
      size++;
      for (let i = cell * 4; i < cell * 4 + 4; i++) {
        const side = sides[i] ?? never();
        if (side < 0 || groups[side] !== group || pieceOf[side] !== UNSEEN) continue;
        pieceOf[side] = piece;
        stack[top++] = side;
      }
    }
    sizes[piece] = size;
  }
}

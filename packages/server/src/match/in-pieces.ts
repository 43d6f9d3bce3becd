import { makeSerialQueue } from '../room/serial-queue.ts';

/** After so many milliseconds of a long work everybody else has their turn. */
const PIECE = 8;
/** So little is done at once. */
const FEW = 64;

const oneAtATime = makeSerialQueue();

/**
 * Does something for each item, in order. Much of it is done in short pieces, so that nobody waits for it long, and one such work
 * at a time, so that many do not make up one long wait.
 */
export async function inPieces<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  if (items.length > FEW) return oneAtATime(() => pieceByPiece(items, work));
  for (const item of items) work(item);
}

async function pieceByPiece<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < PIECE) continue;
    await new Promise((go) => setImmediate(go));
    began = performance.now();
  }
}

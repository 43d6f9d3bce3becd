import { at } from '../lists.ts';
import { type FastRng, nextFast } from './fast.ts';
import { nextSealedByte, type SealedRng } from './sealed.ts';

/**
 * Where dice come from: a verifiable stream for real matches, a fast one for search and simulation. Both are JSON data
 * that live in the state and advance in place.
 */
export type Rng = FastRng | SealedRng;

const WORD = 2 ** 32;
const MOST_BELOW = 2 ** 20;

/** A uniform whole number from 0 to `n - 1`. `n` is at most 2²⁰, so that all products stay exact. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= MOST_BELOW)) throw new RangeError(`no number is drawn below ${n}`);
  return rng.kind === 'fast' ? belowFast(rng, n) : belowSealed(rng, n);
}

/** Scales a word down to the range; the few words that would bias the result are drawn again. */
function belowFast(rng: FastRng, n: number): number {
  for (;;) {
    const word = nextFast(rng);
    const rest = Math.imul(word, n) >>> 0;
    if (rest >= n || rest >= WORD % n) return ((word * n - rest) / WORD) | 0;
  }
}

/** Draws one byte where that is enough, else four. */
function belowSealed(rng: SealedRng, n: number): number {
  const range = n <= 256 ? 256 : WORD;
  const limit = range - (range % n);
  for (;;) {
    const drawn = range === 256 ? nextSealedByte(rng) : nextSealedWord(rng);
    if (drawn < limit) return drawn % n;
  }
}

function nextSealedWord(rng: SealedRng): number {
  let word = 0;
  for (let i = 0; i < 4; i++) word = word * 256 + nextSealedByte(rng);
  return word;
}

/** A die: 1 to 6. */
export const rollDie = (rng: Rng): number => below(rng, 6) + 1;

/** Shuffles in place. */
export function shuffle<T>(rng: Rng, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [items[i], items[j]] = [at(items, j), at(items, i)];
  }
}

/** The same stream from here on, drawn from apart. */
export const copyRng = (rng: Rng): Rng => ({ ...rng });

/** Whether nothing was drawn between the two. */
export function sameRng(a: Rng, b: Rng): boolean {
  if (a.kind === 'sealed') return b.kind === 'sealed' && a.drawn === b.drawn && a.key === b.key;
  return b.kind === 'fast' && a.a === b.a && a.b === b.b && a.c === b.c && a.d === b.d;
}

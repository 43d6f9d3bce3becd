import { describe, expect, it } from 'vitest';
import { clone } from '../clone.ts';
import { type FastRng, fastRng, nextFast } from './fast.ts';
import { below, type Rng, rollDie, sameRng, shuffle } from './rng.ts';
import { sealedRng } from './sealed.ts';

const ROLLS = 10_000_000;
const sealed = (): Rng => sealedRng('5e'.repeat(32), ['01'.repeat(16), '02'.repeat(16)]);
const STREAMS: readonly { stream: string; open: () => Rng }[] = [
  { stream: 'fast', open: () => fastRng(2026) },
  { stream: 'sealed', open: sealed },
];

function countsOf(n: number, draws: number, next: () => number): number[] {
  const counts = Array.from({ length: n }, () => 0);
  for (let i = 0; i < draws; i++) {
    const value = next();
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Upper and lower bounds, each exceeded by a fair stream once in 10,000 times, by degrees of freedom. */
const AT_MOST: Readonly<Record<number, number>> = { 5: 25.74, 6: 27.86, 35: 76.37, 999: 1174 };
const AT_LEAST: Readonly<Record<number, number>> = { 5: 0.082, 6: 0.172, 35: 12.0, 999: 840 };

function expectFair(counts: readonly number[]): void {
  const freedom = counts.length - 1;
  expect(chiSquare(counts)).toBeLessThan(AT_MOST[freedom] as number);
  expect(chiSquare(counts)).toBeGreaterThan(AT_LEAST[freedom] as number);
}

describe.each(STREAMS)('the $stream stream', ({ open }) => {
  it('rolls every face equally often in ten million rolls', () => {
    const rng = open();
    const counts = countsOf(7, ROLLS, () => rollDie(rng));
    expect(counts[0]).toBe(0);
    expectFair(counts.slice(1));
  });

  it('rolls every pair of faces in a row equally often', () => {
    const rng = open();
    expectFair(countsOf(36, 2_000_000, () => (rollDie(rng) - 1) * 6 + rollDie(rng) - 1));
  });

  it.each([7, 1_000])('is as fair among %i, which divides no power of two', (n) => {
    const rng = open();
    expectFair(countsOf(n, 2_000_000, () => below(rng, n)));
  });

  it.each([1, 2, 6, 255, 256, 257, 2 ** 20])('stays below %i', (n) => {
    const rng = open();
    const drawn = Array.from({ length: 300 }, () => below(rng, n));
    expect(drawn.filter((value) => !Number.isInteger(value) || value < 0 || value >= n)).toEqual([]);
  });

  it('shuffles into every order equally often', () => {
    const rng = open();
    const orders = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const items = ['a', 'b', 'c'];
      shuffle(rng, items);
      orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
    }
    expect([...orders.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expectFair([...orders.values()]);
  });

  it('is the same as a copy until something is drawn', () => {
    const [rng, copy] = [open(), clone(open())];
    expect(sameRng(rng, copy)).toBe(true);
    rollDie(rng);
    expect(sameRng(rng, copy)).toBe(false);
    rollDie(copy);
    expect(sameRng(rng, copy)).toBe(true);
  });
});

describe('a biased die', () => {
  it('would be noticed: bytes modulo six without drawing again', () => {
    const rng = fastRng(1);
    const counts = countsOf(6, ROLLS, () => (nextFast(rng) & 0xff) % 6);
    expect(chiSquare(counts)).toBeGreaterThan(AT_MOST[5] as number);
  });
});

describe('the fast stream, drawing again', () => {
  /** A stream whose next word is the given one, found by inverting the scrambling of xoshiro128**. */
  function about(word: number): FastRng {
    const inverse = (x: bigint): bigint => [...Array(5)].reduce((y: bigint) => BigInt.asUintN(32, y * (2n - x * y)), x);
    const rotated = BigInt.asUintN(32, BigInt(word) * inverse(9n));
    const scrambled = BigInt.asUintN(32, (rotated >> 7n) | (rotated << 25n));
    return { kind: 'fast', a: 1, b: Number(BigInt.asIntN(32, scrambled * inverse(5n))), c: 3, d: 4 };
  }

  const faceOf = (word: number): number => Number((BigInt(word) * 6n) >> 32n);

  // 2³² = 6 · 715827882 + 4: four of the six faces would get one word too many. These words are rejected.
  const LEFT_OUT = [0, 715827883, 2 ** 31, 2 ** 31 + 715827883];

  it.each(LEFT_OUT)('leaves out the word %i', (word) => {
    const rng = about(word);
    expect(nextFast(clone(rng))).toBe(word);
    const after = clone(rng);
    nextFast(after);
    expect(below(rng, 6)).toBe(faceOf(nextFast(after)));
    expect(rng).toEqual(after);
  });

  it.each([...LEFT_OUT.map((word) => word + 1), 2 ** 32 - 1])('keeps the word %i', (word) => {
    expect(below(about(word), 6)).toBe(faceOf(word));
  });

  it('leaves exactly as many words to every face', () => {
    const firstWordOf = (face: number): number => Number((BigInt(face) * 2n ** 32n + 5n) / 6n);
    const words = [0, 1, 2, 3, 4, 5].map((face) => {
      const [from, to] = [firstWordOf(face), firstWordOf(face + 1)];
      return to - from - LEFT_OUT.filter((word) => word >= from && word < to).length;
    });
    expect(words).toEqual(Array.from({ length: 6 }, () => 715827882));
  });
});

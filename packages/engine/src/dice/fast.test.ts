import { describe, expect, it } from 'vitest';
import { type FastRng, fastRng, nextFast } from './fast.ts';

// A second implementation of the published algorithm, in integers that cannot overflow.
const WORD = 2n ** 32n;
const rotated = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (32n - by))) % WORD;

function* xoshiro128ss(seed: readonly number[]): Generator<number> {
  let [s0, s1, s2, s3] = seed.map((word) => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint];
  for (;;) {
    yield Number((rotated((s1 * 5n) % WORD, 7n) * 9n) % WORD);
    const t = (s1 << 9n) % WORD;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotated(s3, 11n);
  }
}

/** Spreads a seed to four words: steps of the golden ratio through the MurmurHash3 finaliser. */
function spread(seed: number): number[] {
  return [1n, 2n, 3n, 4n].map((n) => {
    let z = (BigInt(seed) + n * 0x9e3779b9n) % WORD;
    z = ((z ^ (z >> 16n)) * 0x85ebca6bn) % WORD;
    z = ((z ^ (z >> 13n)) * 0xc2b2ae35n) % WORD;
    return Number(z ^ (z >> 16n));
  });
}

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next);
const wordsOf = ({ a, b, c, d }: FastRng): number[] => [a, b, c, d];

describe('the fast stream', () => {
  it('is xoshiro128**: the state 1, 2, 3, 4 gives the published words', () => {
    const rng: FastRng = { kind: 'fast', a: 1, b: 2, c: 3, d: 4 };
    expect(take(10, () => nextFast(rng))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it.each([0, 1, 2, 42, 0x7fffffff, 0x80000000, 0xffffffff])('follows the algorithm from seed %i on', (seed) => {
    const rng = fastRng(seed);
    expect(wordsOf(rng).map((word) => word >>> 0)).toEqual(spread(seed));
    const expected = xoshiro128ss(wordsOf(rng));
    expect(take(2_000, () => nextFast(rng))).toEqual(take(2_000, () => expected.next().value));
  });

  it('starts far apart from neighbouring seeds', () => {
    const firsts = take(1_000, () => 0).map((_, seed) => nextFast(fastRng(seed)));
    expect(new Set(firsts).size).toBe(1_000);
  });

  it('goes on where it was after a trip through JSON', () => {
    const rng = fastRng(7);
    take(5, () => nextFast(rng));
    const restored: FastRng = JSON.parse(JSON.stringify(rng));
    expect(take(5, () => nextFast(restored))).toEqual(take(5, () => nextFast(rng)));
  });
});

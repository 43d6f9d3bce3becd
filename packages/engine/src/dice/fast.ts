/** The fast stream: xoshiro128** over four 32-bit words. Predictable from its output, so never for real matches. */
export interface FastRng {
  readonly kind: 'fast';
  a: number;
  b: number;
  c: number;
  d: number;
}

/** A stream from a seed. splitmix32 spreads the words, so neighbouring seeds have nothing in common. */
export function fastRng(seed: number): FastRng {
  let x = seed | 0;
  const next = (): number => {
    x = (x + 0x9e3779b9) | 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  return { kind: 'fast', a: next(), b: next(), c: next(), d: next() };
}

/** The next 32 bits, as a number from 0 to 2³² − 1. */
export function nextFast(rng: FastRng): number {
  const scrambled = Math.imul(rng.b, 5);
  const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const shifted = rng.b << 9;
  const c = rng.c ^ rng.a;
  const d = rng.d ^ rng.b;
  rng.b ^= c;
  rng.a ^= d;
  rng.c = c ^ shifted;
  rng.d = (d << 11) | (d >>> 21);
  return word >>> 0;
}

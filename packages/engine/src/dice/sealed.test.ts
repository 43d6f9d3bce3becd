import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { below, rollDie } from './rng.ts';
import { commitmentTo, nextSealedByte, type SealedRng, sealedRng } from './sealed.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const NONCES = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];

// The same stream by another implementation of HMAC.
const hmac = (key: Buffer, message: Buffer): Buffer => createHmac('sha256', key).update(message).digest();
const keyOf = (secret: string, nonces: readonly string[]): Buffer =>
  hmac(Buffer.from(secret, 'hex'), Buffer.from(nonces.join(''), 'hex'));

function streamOf(key: Buffer, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, n) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(n));
    return [...hmac(key, counter)];
  }).flat();
}

const take = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);

describe('the sealed stream', () => {
  it('commits to the SHA-256 of the secret', () => {
    expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
    expect(commitmentTo('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('has the HMAC of secret and nonces for its key', () => {
    expect(sealedRng(SECRET, NONCES)).toEqual({
      kind: 'sealed',
      key: keyOf(SECRET, NONCES).toString('hex'),
      drawn: 0,
    });
    // RFC 4231, test case 2: the key "Jefe", the data "what do ya want for nothing?" in two parts
    const [jefe, what, nothing] = ['4a656665', '7768617420646f2079612077616e7420', '666f72206e6f7468696e673f'];
    expect(sealedRng(jefe as string, [what as string, nothing as string]).key).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('gives the bytes of HMAC(key, 0), HMAC(key, 1) and so on', () => {
    const rng = sealedRng(SECRET, NONCES);
    expect(take(320, () => nextSealedByte(rng))).toEqual(streamOf(keyOf(SECRET, NONCES), 10));
    expect(rng.drawn).toBe(320);
  });

  it('skips bytes from 252 on, so that every face is as likely as any other', () => {
    const bytes = streamOf(keyOf(SECRET, NONCES), 200);
    const fair = bytes.filter((byte) => byte < 252);
    expect(bytes.length - fair.length).toBeGreaterThan(50);
    const rng = sealedRng(SECRET, NONCES);
    expect(take(fair.length, () => rollDie(rng))).toEqual(fair.map((byte) => (byte % 6) + 1));
  });

  it('takes four bytes, most significant first, where one is not enough', () => {
    const [a = 0, b = 0, c = 0, d = 0] = streamOf(keyOf(SECRET, NONCES), 1);
    const rng = sealedRng(SECRET, NONCES);
    expect(below(rng, 257)).toBe((((a * 256 + b) * 256 + c) * 256 + d) % 257);
    expect(rng.drawn).toBe(4);
  });

  it('is another one for another secret, another nonce or another order of nonces', () => {
    const keys = [
      sealedRng(SECRET, NONCES),
      sealedRng(SECRET.replace('00', '01'), NONCES),
      sealedRng(SECRET, NONCES.toReversed()),
      sealedRng(SECRET, [NONCES[0] as string, '00'.repeat(16)]),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('is not confused by two streams that are drawn from in turn', () => {
    const both = [sealedRng(SECRET, NONCES), sealedRng(SECRET, [])] as const;
    const mixed = take(40, () => both.map((rng) => nextSealedByte(rng)));
    expect(mixed.map(([byte]) => byte)).toEqual(streamOf(keyOf(SECRET, NONCES), 2).slice(0, 40));
    expect(mixed.map(([, byte]) => byte)).toEqual(streamOf(keyOf(SECRET, []), 2).slice(0, 40));
  });

  it('goes on where it was after a trip through JSON', () => {
    const rng = sealedRng(SECRET, NONCES);
    take(45, () => nextSealedByte(rng));
    const restored: SealedRng = JSON.parse(JSON.stringify(rng));
    expect(take(45, () => nextSealedByte(restored))).toEqual(take(45, () => nextSealedByte(rng)));
  });
});

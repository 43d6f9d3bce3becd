import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { must } from '../lists.ts';

/**
 * The verifiable stream. Its key is HMAC-SHA-256(secret, nonces); its n-th block is HMAC-SHA-256(key, n), n as eight
 * bytes, most significant first. SHA-256(secret) is published before the nonces are known, and the secret when the
 * match is over: then anyone can recompute every roll.
 */
export interface SealedRng {
  readonly kind: 'sealed';
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** Bytes drawn from the stream so far. */
  drawn: number;
}

const BLOCK = 32;

/** Published before the first nonce arrives. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The stream for a secret and the seats' nonces, in seat order; all in hexadecimal. */
export function sealedRng(secret: string, nonces: readonly string[]): SealedRng {
  const message = concatBytes(...nonces.map((nonce) => hexToBytes(nonce)));
  return { kind: 'sealed', key: bytesToHex(hmac(sha256, hexToBytes(secret), message)), drawn: 0 };
}

export function nextSealedByte(rng: SealedRng): number {
  const at = rng.drawn++;
  return must(blockOf(rng.key, Math.floor(at / BLOCK))[at % BLOCK]);
}

interface Block {
  readonly n: number;
  readonly bytes: Uint8Array;
}

/** The last block of each stream, cached because 32 draws in a row read the same one. */
const kept = new Map<string, Block>();
const MOST_KEPT = 1_000;

function blockOf(key: string, n: number): Uint8Array {
  const known = kept.get(key);
  if (known?.n === n) return known.bytes;
  if (kept.size >= MOST_KEPT) kept.clear();
  const bytes = hmac(sha256, hexToBytes(key), bigEndian(n));
  kept.set(key, { n, bytes });
  return bytes;
}

function bigEndian(n: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n));
  return bytes;
}

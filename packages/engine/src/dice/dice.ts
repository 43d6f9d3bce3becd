import { fail, ok, type Result } from '../result.ts';
import { fastRng } from './fast.ts';
import type { Rng } from './rng.ts';
import { commitmentTo, sealedRng } from './sealed.ts';

/**
 * Where the dice of a match come from. A seed is for simulation, golden files and tests; a sealed secret is for matches
 * between people: its commitment is known from the start, the secret once the match is over.
 */
export type DiceSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | {
      readonly kind: 'sealed';
      readonly commitment: string;
      readonly nonces: readonly string[];
      readonly secret?: string;
    };

export type DiceError = 'secret-missing' | 'secret-does-not-fit' | 'bad-nonces';

const SECRET_BYTES = 32;
const NONCE_BYTES = 16;
/** All the same length, so it is clear where one ends and the next begins. */
const NONCE = /^[0-9a-f]{32}$/;

export const makeSecret = (): string => randomHex(SECRET_BYTES);

/** A seat's own contribution to the dice, in hexadecimal. */
export const makeNonce = (): string => randomHex(NONCE_BYTES);

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Dice for a match in which one device holds the secret and draws the nonces for every seat. */
export function sealDice(secret: string, nonces: readonly string[]): DiceSource {
  return { kind: 'sealed', commitment: commitmentTo(secret), nonces, secret };
}

const isHex = (text: string): boolean => /^(?:[0-9a-f]{2})+$/.test(text);

/** The stream for this many seats, provided the secret is known and matches the commitment. */
export function openDice(dice: DiceSource, seats: number): Result<Rng, DiceError> {
  if (dice.kind === 'seed') return ok(fastRng(dice.seed));
  if (dice.nonces.length !== seats || !dice.nonces.every((nonce) => NONCE.test(nonce))) return fail('bad-nonces');
  if (dice.secret === undefined) return fail('secret-missing');
  if (!isHex(dice.secret) || commitmentTo(dice.secret) !== dice.commitment) return fail('secret-does-not-fit');
  return ok(sealedRng(dice.secret, dice.nonces));
}

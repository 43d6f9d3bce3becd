import { describe, expect, it } from 'vitest';
import { type DiceSource, makeNonce, makeSecret, openDice, sealDice } from './dice.ts';
import { fastRng } from './fast.ts';
import { commitmentTo, sealedRng } from './sealed.ts';

const SECRET = 'a5'.repeat(32);
const NONCES = ['01'.repeat(16), '02'.repeat(16)];

const sealDiceAnyway = (nonces: string[]): DiceSource => ({ ...sealDice(SECRET, NONCES), nonces }) as DiceSource;

describe('dice', () => {
  it('from a seed are the fast stream', () => {
    expect(openDice({ kind: 'seed', seed: 7 }, 2)).toEqual({ ok: true, value: fastRng(7) });
  });

  it('under seal are the checkable stream, with the commitment in sight', () => {
    const dice = sealDice(SECRET, NONCES);
    expect(dice).toEqual({ kind: 'sealed', commitment: commitmentTo(SECRET), nonces: NONCES, secret: SECRET });
    expect(openDice(dice, 2)).toEqual({ ok: true, value: sealedRng(SECRET, NONCES) });
  });

  it('cannot be opened before the secret is known', () => {
    const { secret: _, ...sealed } = sealDice(SECRET, NONCES) as { kind: 'sealed'; commitment: string; secret: string };
    expect(openDice({ ...sealed, nonces: NONCES }, 2)).toEqual({ ok: false, error: 'secret-missing' });
  });

  it.each(['b6'.repeat(32), '', 'no hexadecimal at all', 'a5'.repeat(31), `${'a5'.repeat(32)}0`])(
    'cannot be opened by the forged secret %j',
    (secret) => {
      expect(openDice({ kind: 'sealed', commitment: commitmentTo(SECRET), nonces: NONCES, secret }, 2)).toEqual({
        ok: false,
        error: 'secret-does-not-fit',
      });
    },
  );

  it.each([[['01'.repeat(16)]], [['01'.repeat(16), '02'.repeat(15)]], [['01'.repeat(16), 'zz'.repeat(16)]], [[]]])(
    'of two seats are not opened with the nonces %j',
    (nonces) => {
      expect(openDice(sealDiceAnyway(nonces), 2)).toEqual({ ok: false, error: 'bad-nonces' });
    },
  );

  it('have secrets of 32 bytes and nonces of 16, no two alike', () => {
    expect(makeSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(makeNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(Array.from({ length: 100 }, makeSecret)).size).toBe(100);
    expect(new Set(Array.from({ length: 100 }, makeNonce)).size).toBe(100);
  });
});

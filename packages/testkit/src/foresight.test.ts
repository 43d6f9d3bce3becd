import type { AnyGame } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { hitRate, isOneInSix, type Throw } from './foresight.ts';
import { describeViolation, inspect } from './inspect.ts';
import { setupsOf } from './setups.ts';
import { anyNextDie, pipsRolled } from './toys/next-die.ts';
import { bySeed, walk } from './walk.ts';

const TRIES = 3_000;

const throwsOf = (seed: number): readonly Throw[] =>
  walk(anyNextDie, { seats: 1, dice: { kind: 'seed', seed } }, bySeed(seed), { mostActions: 10 }).turns.map(
    ({ before, seat, action }) => ({ state: before, seat, action }),
  );
const throws = Array.from({ length: TRIES / 10 }, (_, seed) => throwsOf(seed)).flat();

describe('guessing the next die', () => {
  it('is a game that keeps the laws', () => {
    const found = inspect(anyNextDie, { setups: setupsOf(anyNextDie), games: 5, rulings: ['ND-1'] });
    expect(found.map(describeViolation)).toEqual([]);
  });

  it('is right one time in six for who looks into imagined worlds only', () => {
    expect(throws).toHaveLength(TRIES);
    expect(hitRate(anyNextDie, throws, pipsRolled, 'imagined')).toSatisfy((rate: number) => isOneInSix(rate, TRIES));
  });

  it('is always right for who looks into the real one', () => {
    expect(hitRate(anyNextDie, throws, pipsRolled, 'real')).toBe(1);
  });

  it('is always right where imagining forgets to replace the dice', () => {
    const careless: AnyGame = { ...anyNextDie, imagine() {} };
    expect(hitRate(careless, throws, pipsRolled, 'imagined')).toBe(1);
  });

  it('is judged by three standard deviations', () => {
    expect([0.14, 0.147, 1 / 6, 0.187, 0.19].map((rate) => isOneInSix(rate, TRIES))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

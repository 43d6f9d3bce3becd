import { fastRng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { divide, perft } from './perft.ts';
import { anyCups, cups } from './toys/cups.ts';
import { anyNextDie, nextDie } from './toys/next-die.ts';

const deal = cups.setup(2, { rounds: 'two' }, fastRng(1));

describe('perft', () => {
  it('counts the sequences of actions of each length', () => {
    const state = nextDie.setup(1, {}, fastRng(1));
    expect([0, 1, 2, 3].map((depth) => perft(anyNextDie, state, depth))).toEqual([1, 6, 36, 216]);
  });

  // Fold, one coin or two: three actions for each of two seats, in two orders; in the next round the first seat begins.
  it('counts all orders of seats that act at once two deep, and then the first seat alone', () => {
    expect([1, 2, 3, 4].map((depth) => perft(anyCups, deal, depth))).toEqual([6, 18, 54, 162]);
  });

  it('counts nothing beyond the end', () => {
    expect(perft(anyCups, { ...deal, stack: [] } as typeof deal, 1)).toBe(0);
  });

  it('is divided by first action', () => {
    expect(divide(anyCups, deal, 2).map(({ seat, action, count }) => [seat, action.type, count])).toEqual([
      [0, 'fold', 3],
      [0, 'stake', 3],
      [0, 'stake', 3],
      [1, 'fold', 3],
      [1, 'stake', 3],
      [1, 'stake', 3],
    ]);
  });

  it('leaves the position as it was', () => {
    const before = structuredClone(deal);
    perft(anyCups, deal, 3);
    divide(anyCups, deal, 3);
    expect(deal).toEqual(before);
  });
});

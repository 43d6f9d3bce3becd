import { describe, expect, test } from 'vitest';
import { at } from '../../../lists.ts';
import { type Market, marketOf, NATURAL_COUNT, NONE } from '../evaluation/market.ts';
import { dycePosition } from '../testing/position.ts';
import { learntOdds } from './odds.ts';
import type { Moment } from './signs.ts';

const MORNING: Moment = { next: 0, isEvening: false };

const sharesIn = (market: Market, moment = MORNING): number[] => Array.from(learntOdds(market, moment));

/** The same market with the two seats in each other's place. */
function swapped(market: Market): Market {
  const other = marketOf(dycePosition({}));
  other.all.set(market.all);
  other.lives = market.lives;
  for (const [space, owner] of market.owners.entries()) other.owners[space] = owner === NONE ? NONE : 1 - owner;
  for (const list of [other.pounds, other.vps, other.shops, other.sealed]) list.reverse();
  other.hands.set(market.hands.subarray(NATURAL_COUNT), 0);
  other.hands.set(market.hands.subarray(0, NATURAL_COUNT), NATURAL_COUNT);
  return other;
}

const MIDDLE = {
  lines: [['green5', 'red1'], ['yellow1', 'blue2'], ['blue1', 'black6'], ['orange4']],
  shops: { b2: [0, 'green'], d4: [1, 'yellow'], a1: [1], c5: [0, null, 1] },
  pounds: [5, 4],
  whiskies: [['blue', 'yellow'], ['red']],
} as const;

describe('the odds among rivals', () => {
  test.each([2, 3, 4])('are shares of one win with %i seats', (seats) => {
    const shares = sharesIn(marketOf(dycePosition({ ...MIDDLE, seats, pounds: [], whiskies: [] })));
    expect(shares).toHaveLength(seats);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('are the same from the other side of the table', () => {
    const market = marketOf(dycePosition(MIDDLE));
    const here = sharesIn(market);
    const there = sharesIn(swapped(market), { next: 1, isEvening: false });
    expect(at(there, 1)).toBeCloseTo(at(here, 0), 9);
  });

  test('are better for one who has more', () => {
    const base = sharesIn(marketOf(dycePosition(MIDDLE)));
    const richer = sharesIn(marketOf(dycePosition({ ...MIDDLE, pounds: [8, 4] })));
    const stocked = sharesIn(marketOf(dycePosition({ ...MIDDLE, whiskies: [['blue', 'yellow', 'red'], ['red']] })));
    expect(at(richer, 0)).toBeGreaterThan(at(base, 0));
    expect(at(stocked, 0)).toBeGreaterThan(at(base, 0));
  });

  test('are certain when the barons go for the last time', () => {
    const last = marketOf(
      dycePosition({
        lines: [['green5'], ['yellow1'], ['blue1'], ['orange4']],
        shops: { b1: [0, 'green'] },
        whiskies: [['blue', 'yellow'], []],
        pounds: [1, 6],
        white: 6,
      }),
    );
    // He takes six points for a green one and five pounds, and gives six points of whisky for it.
    expect(sharesIn(last, { next: 0, isEvening: true })).toEqual([1, 0]);
    expect(sharesIn(last)[0]).toBeLessThan(1);
  });
});

import { describe, expect, test } from 'vitest';
import { dycePosition } from '../../testing/position.ts';
import { marketOf } from '../market.ts';
import { chanceOf, learntOdds } from './odds.ts';

type Told = Parameters<typeof dycePosition>[0];
type Blend = 'green' | 'orange' | 'purple' | 'black';

/** The odds in the middle of a game: two kinds are sold, and the barons have gone. */
function oddsOf(told: Told, sold: readonly Blend[] = ['orange', 'purple']): number {
  const state = dycePosition({ seats: 1, lines: LINES, pounds: [4], white: 3, ...told });
  for (const merchant of state.merchants) for (const blend of sold) merchant.sold[blend] = 1;
  return learntOdds(marketOf(state), 10);
}

const LINES: NonNullable<Told['lines']> = [
  ['green5', 'blue1', 'yellow2', 'black5'],
  ['red2', 'yellow1', 'blue3', 'orange4'],
  ['yellow3', 'blue2', 'red1', 'green4'],
  ['blue1', 'red3', 'purple5', 'black6'],
];

describe('what games alone have taught', () => {
  test('kinds sold, time, pounds and whiskies are good', () => {
    const usual = oddsOf({ whiskies: [['blue']] });
    expect(oddsOf({ whiskies: [['blue']] }, ['orange', 'purple', 'black'])).toBeGreaterThan(usual);
    expect(oddsOf({ whiskies: [['blue']] }, ['orange'])).toBeLessThan(usual);
    expect(oddsOf({ whiskies: [['blue']], white: 1 })).toBeGreaterThan(usual);
    expect(oddsOf({ whiskies: [['blue']], white: 6 })).toBeLessThan(usual);
    expect(oddsOf({ whiskies: [['blue']], pounds: [1] })).toBeLessThan(usual);
    expect(oddsOf({ whiskies: [['blue']], pounds: [9] })).toBeGreaterThan(usual);
    expect(oddsOf({ whiskies: [['blue', 'yellow']] })).toBeGreaterThan(usual);
  });

  test('a baron who wants what cannot be delivered yet is kept busy, rather than let go', () => {
    const served = oddsOf({ shops: { c5: [0, 'green'] } });
    expect(served).toBeGreaterThan(oddsOf({ shops: { c5: [0, null] } }));
  });

  test('a blend that is at hand is to be offered next to its baron, another one far from him', () => {
    const offered = (space: string, whiskies: NonNullable<Told['whiskies']>): number =>
      oddsOf({ shops: { [space]: [0, 'green'] }, whiskies });
    const ready = [['blue', 'yellow']] as const;
    const unready = [['red']] as const;
    expect(offered('c1', ready) - offered('c5', ready)).toBeGreaterThan(
      offered('c1', unready) - offered('c5', unready),
    );
  });

  test('without a pound and without a blend there is no hope (DY-21)', () => {
    expect(chanceOf(oddsOf({ pounds: [0], whiskies: [['blue']] }))).toBeCloseTo(0, 9);
    expect(chanceOf(oddsOf({ pounds: [0], whiskies: [['blue', 'yellow']] }))).toBeGreaterThan(0.01);
  });
});

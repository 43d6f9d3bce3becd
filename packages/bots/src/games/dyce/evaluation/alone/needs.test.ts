import { describe, expect, test } from 'vitest';
import { never } from '../../../../lists.ts';
import { dycePosition } from '../../testing/position.ts';
import { marketOf } from '../market.ts';
import { BLEND_NUMBERS, handBits, isAllSold, lackFor, neededAfter, readyIn } from './needs.ts';

type Hand = NonNullable<Parameters<typeof dycePosition>[0]['whiskies']>[number];
const holding = (hand: Hand): ReturnType<typeof marketOf> => marketOf(dycePosition({ seats: 1, whiskies: [hand] }));
const [GREEN = never(), ORANGE = never(), PURPLE = never(), BLACK = never()] = BLEND_NUMBERS;
const NOTHING_SOLD = 0;
const GREEN_SOLD = 1;

describe('what the blends need', () => {
  test('a hand lacks what is not in it', () => {
    const hand = handBits(holding(['blue', 'blue', 'yellow']));
    expect([GREEN, ORANGE, PURPLE, BLACK].map((blend) => lackFor(hand, blend))).toEqual([0, 1, 1, 1]);
  });

  test('every whisky goes into three blends, until some are sold', () => {
    expect([0, 1, 2].map((natural) => neededAfter(NOTHING_SOLD, natural))).toEqual([3, 3, 3]);
    expect([0, 1, 2].map((natural) => neededAfter(GREEN_SOLD, natural))).toEqual([2, 3, 2]);
  });

  test.each<[Hand, number]>([
    [[], 0],
    [['blue', 'blue'], 0],
    [['blue', 'yellow'], 1],
    [['blue', 'yellow', 'red'], 1],
    [['blue', 'yellow', 'red', 'blue'], 2],
    [['blue', 'blue', 'blue', 'yellow', 'yellow', 'yellow', 'red', 'red', 'red'], 4],
  ])('of %j so many missing blends can be made', (hand, ready) => {
    expect(readyIn(holding(hand), NOTHING_SOLD)).toBe(ready);
  });

  test('a blend that was sold is not missing', () => {
    expect(readyIn(holding(['blue', 'yellow']), GREEN_SOLD)).toBe(0);
    expect([NOTHING_SOLD, GREEN_SOLD, 15].map(isAllSold)).toEqual([false, false, true]);
  });
});

import { describe, expect, test } from 'vitest';
import { dycePosition } from '../testing/position.ts';
import { actionOf, firstOf, isResting, type Play, playOf, stocking } from './deeds.ts';
import { bestOf, judge, momentAfter } from './judge.ts';
import { learntOdds } from './odds.ts';
import { worldOf } from './world.ts';

const BREADTH = { toStock: 2, toOpen: 1, steps: 1, pairs: 4 };

/** A baron waits for green on a shop's doorstep, and all that goes into it is in hand. */
const READY = {
  lines: [['green6', 'red1'], ['black4'], ['black5'], ['black6']],
  shops: { b1: [0, null] },
  whiskies: [['blue', 'yellow'], []],
  pounds: [1, 11],
  white: 6,
} as const;

const actionsIn = (play: Play): object => actionOf(firstOf(play));

describe('judging turns among rivals', () => {
  test('finds the sale that wins at the last evening', () => {
    const state = dycePosition(READY);
    for (const merchant of state.merchants) merchant.sealed = true;
    state.stack = [{ at: 'turn', seat: 0, actions: 1, isLast: true }];
    const best = bestOf(judge(worldOf(state), BREADTH, learntOdds));
    expect(actionsIn(best)).toEqual({ type: 'stock', space: 'b1', whisky: 'green' });
  });

  test('looks at every turn from the same position', () => {
    const world = worldOf(dycePosition(READY));
    const before = [...world.market.all];
    const { plays, values } = judge(world, BREADTH, learntOdds);
    expect([...world.market.all]).toEqual(before);
    expect(values).toHaveLength(plays.length);
    expect(new Set(plays).size).toBe(plays.length);
    expect(plays.some(isResting)).toBe(true);
    expect(plays).toContain(playOf(stocking(1, 3)));
  });

  test('knows who comes next, and that the barons go after the last turn', () => {
    const world = worldOf(dycePosition({ ...READY, seats: 3 }));
    expect(momentAfter(world)).toEqual({ next: 1, isEvening: false });
    expect(momentAfter({ ...world, mover: 2, isLast: true })).toEqual({ next: (world.first + 1) % 3, isEvening: true });
  });
});

import type { AnyGame } from '@taproom/engine';
import { type Run, statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { RECIPES_TO_END } from '../components.ts';
import { diceBrewing } from '../index.ts';
import { brewedInAll } from '../rules.ts';
import type { BrewingState } from '../state.ts';
import { bySense } from '../testing/chooser.ts';

const gameAt = (seats: number, seed: number): Run => {
  const options = { mode: seed % 2 ? 'advanced' : 'standard', unlucky: seed % 3 ? 'off' : 'on' };
  const setup = { seats, options, dice: { kind: 'seed', seed } as const };
  return walk(diceBrewing as unknown as AnyGame, setup, bySense(seed), { mostActions: 2_000 });
};

// Random games brew next to nothing, so they prove little about brewing.
describe.each([2, 3, 4])('in games of %i who want to get on', (seats) => {
  const runs = [1, 2, 3, 4, 5, 6].map((seed) => gameAt(seats, seed));

  it('nothing is lost or doubled at any moment', () => {
    const states = runs.flatMap(statesOf) as BrewingState[];
    expect(states.length).toBeGreaterThan(1_000);
    expect([...new Set(states.map(diceBrewing.check))]).toEqual([undefined]);
  });

  it('enough recipes are brewed before the rounds run out', () => {
    const lasts = runs.map(({ last }) => last as BrewingState);
    expect(lasts.map(({ ending }) => ending)).toEqual(runs.map(() => 'recipes'));
    for (const last of lasts) expect(brewedInAll(last)).toBeGreaterThanOrEqual(RECIPES_TO_END[seats] as number);
  });

  it('the score in the end is the one that everyone sees', () => {
    for (const { last } of runs) {
      const state = last as BrewingState;
      const seen = diceBrewing.view(state, 'table').seats.map(({ score }) => score);
      expect(diceBrewing.outcome(state)?.scores).toEqual(seen);
    }
  });
});

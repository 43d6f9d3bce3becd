import type { AnyGame } from '@taproom/engine';
import { bySeed, statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { GRID_NAMES, VALUES } from './components.ts';
import { type DiceBoxState, diceBox, isDead, readDie, type SeenDie, takesAt, tallyOf } from './index.ts';
import { hasBit } from './rules.ts';

function statesAt(seats: number): DiceBoxState[] {
  const run = walk(diceBox as unknown as AnyGame, { seats, dice: { kind: 'seed', seed: 1 } }, bySeed(1), {
    mostActions: 100,
  });
  return statesOf(run) as DiceBoxState[];
}

it('a die is named by the letter of its colour and its value', () => {
  expect((['r4', 'y2', 'b1', 'w6', 's5'] as const).map(readDie)).toEqual([
    { colour: 'red', value: 4 },
    { colour: 'yellow', value: 2 },
    { colour: 'blue', value: 1 },
    { colour: 'white', value: 6 },
    { colour: 'seed', value: 5 },
  ]);
  expect(new Set(GRID_NAMES.map((die) => JSON.stringify(readDie(die)))).size).toBe(30);
});

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('a view tells what every square takes', () => {
    for (const state of statesAt(seats)) {
      const { grid } = diceBox.view(state, 'table');
      const kept = state.fits.map((fits, square) =>
        VALUES.filter((value) => hasBit(state.open, square) && hasBit(fits, value)),
      );
      expect(grid.map((_, square) => takesAt(grid, square))).toEqual(kept);
    }
  });

  it('the tally of the last view is the outcome', () => {
    const end = statesAt(seats).at(-1) as DiceBoxState;
    const { scores, parts, unclaimed } = tallyOf(diceBox.view(end, 'table'));
    expect({ scores, parts, table: unclaimed }).toEqual({
      scores: diceBox.outcome(end)?.scores,
      parts: diceBox.outcome(end)?.parts,
      table: diceBox.outcome(end)?.table,
    });
  });

  it('hands are unrolled in the draft and rolled from then on', () => {
    for (const state of statesAt(seats)) {
      const view = diceBox.view(state, 'table');
      const [held, none] = view.phase === 'draft' ? [view.unrolled, view.hands] : [view.hands, view.unrolled];
      expect(held.map((dice) => dice.length)).toEqual(state.hands.map((hand) => hand.length));
      expect(none.flat()).toEqual([]);
    }
  });
});

describe('dead squares', () => {
  const grid: (SeenDie | null)[] = Array.from({ length: 25 }, () => null);
  grid[0] = 'r1';
  grid[2] = 'r5';
  grid[5] = 'r2';

  it('a vacancy between dice that no value suits is dead', () => {
    expect(isDead(grid, 1)).toBe(true);
  });

  it('neither a filled square, nor one that takes a value, nor one without neighbours is dead', () => {
    expect([0, 6, 24].map((square) => isDead(grid, square))).toEqual([false, false, false]);
  });

  it('squares at the two ends of neighbouring rows do not touch', () => {
    expect([takesAt(grid, 4), isDead(grid, 4)]).toEqual([[], false]);
  });
});

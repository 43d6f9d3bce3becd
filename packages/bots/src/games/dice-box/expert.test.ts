import { anyGame } from '@taproom/engine';
import { type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import { expect, test } from 'vitest';
import { at } from '../../lists.ts';
import { middleOf } from '../../testing/middle.ts';
import { choose } from '../../thinking/choose.ts';
import type { Ranked } from '../../thinking/thought.ts';
import { moveOf } from './search/moves.ts';

const ITERATIONS = 6_000;
const expertOf = (iterations: number) => ({ kind: 'expert', budget: { iterations } }) as const;

const positionAt = async (actions: number, seed: number): Promise<DiceBoxState> =>
  (await middleOf('dice-box', { seats: 2, actions, seed })).state as DiceBoxState;

const keysOf = (ranked: readonly Ranked[]): string[] => ranked.map(({ action }) => JSON.stringify(action));

test('the search ends as soon as nothing left to try could change the choice', async () => {
  const done: number[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const state = await positionAt(13, seed);
    const seat = at(diceBox.actors(state), 0);
    done.push((await choose(anyGame(diceBox), state, seat, expertOf(ITERATIONS), 1)).iterations);
  }
  expect(Math.min(...done)).toBeGreaterThan(ITERATIONS / 2);
  expect(Math.min(...done)).toBeLessThan(ITERATIONS);
  expect(Math.max(...done)).toBeLessThanOrEqual(ITERATIONS);
});

test('every placement is ranked, dice that do just as well after all the others', async () => {
  const state = await positionAt(6, 4);
  const seat = at(diceBox.actors(state), 0);
  const { ranked } = await choose(anyGame(diceBox), state, seat, expertOf(ITERATIONS), 1);
  const legal = diceBox.legal(state, seat);
  expect(keysOf(ranked).toSorted()).toEqual(legal.map((action) => JSON.stringify(action)).toSorted());
  const moves = ranked.map(({ action }) => moveOf(state, action as (typeof legal)[number]));
  const different = new Set(moves).size;
  expect(different).toBeLessThan(moves.length);
  expect(new Set(moves.slice(0, different)).size).toBe(different);
});

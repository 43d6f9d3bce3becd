import { type AnyGame, type BaseState, fastRng, type Tagged, type TimeLimit } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { expect, test } from 'vitest';
import { endOf, runningLimit } from './time-limit.ts';

const STATE: BaseState = { rng: fastRng(1) };
const asking = (about: string): AnyGame => {
  const limit: TimeLimit<Tagged> = { seat: 1, seconds: 30, action: { type: 'pass' }, about };
  return { ...gameOf('dice-box'), timeLimit: () => limit };
};

test('a limit runs from the entry that set it, as long as it is about the same', () => {
  const first = runningLimit(asking('one'), STATE, undefined, 5_000);
  expect(first).toMatchObject({ seat: 1, seconds: 30, since: 5_000 });
  expect(first && endOf(first)).toBe(35_000);
  expect(runningLimit(asking('one'), STATE, first, 9_000)?.since).toBe(5_000);
  expect(runningLimit(asking('two'), STATE, first, 9_000)?.since).toBe(9_000);
});

test('most games have none', () => {
  expect(runningLimit(gameOf('dice-box'), STATE, undefined, 0)).toBeUndefined();
});

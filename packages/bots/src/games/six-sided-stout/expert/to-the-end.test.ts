import { clone, fastRng } from '@taproom/engine';
import { sixSidedStout } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import { brewToTheEnd } from './to-the-end.ts';

/** The first day, after the market. */
function afterMalt() {
  const state = clone(sixSidedStout.setup(1, { board: 'standard' }, fastRng(5)));
  sixSidedStout.apply(state, 0, { type: 'market', good: 'malt', assistant: null }, () => {});
  return state;
}

test('a game is brewed to its end as planned, with all that is scored', () => {
  const state = afterMalt();
  const { scores, parts } = brewToTheEnd(state, fastRng(1));
  expect(scores[0]).toBeGreaterThan(60);
  expect(parts[0]?.reduce((sum, { value }) => sum + value, 0)).toBe(scores[0]);
  expect(state.stack).not.toEqual([]);
});

test('the same dice lead to the same end, others to another', () => {
  const state = afterMalt();
  expect(brewToTheEnd(state, fastRng(1))).toEqual(brewToTheEnd(state, fastRng(1)));
  expect(brewToTheEnd(state, fastRng(5))).not.toEqual(brewToTheEnd(state, fastRng(1)));
});

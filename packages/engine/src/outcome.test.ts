import { expect, test } from 'vitest';
import { isDecidedByTieBreak } from './outcome.ts';

test.each([
  { what: 'the winner has more', places: [1, 2], scores: [7, 5], decided: false },
  { what: 'those with the same share the win', places: [1, 1, 3], scores: [7, 7, 5], decided: false },
  { what: 'only one of those with the same wins', places: [2, 1, 3], scores: [7, 7, 5], decided: true },
  { what: 'those with the same are behind the winner', places: [3, 2, 1], scores: [5, 5, 7], decided: false },
])('a tie-break decides? $what', ({ places, scores, decided }) => {
  expect(isDecidedByTieBreak({ places, scores })).toBe(decided);
});

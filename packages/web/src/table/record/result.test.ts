import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { resultText } from './result.ts';

beforeAll(speakEnglish);

test.each([
  [{ places: [2, 1], scores: [19, 24] }, ['Anna', 'Ben'], 'Ben won'],
  [{ places: [1, 1, 3], scores: [9, 9, 4] }, ['Anna', 'Ben', 'Carl'], 'Anna and Ben share the win'],
  [{ places: [1, 1], scores: [9, 9] }, ['Anna', 'Ben'], 'All square'],
  [{ places: [1], scores: [88] }, ['Anna'], 'Played to the end'],
  [{ places: [2], scores: [3] }, ['Anna'], 'Lost'],
  [{ places: [1], scores: [] }, ['Anna'], 'Given up'],
])('%j of %j is “%s”', (end, names, words) => {
  expect(resultText(end, names)).toBe(words);
});

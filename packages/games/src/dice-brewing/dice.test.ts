import { expect, test } from 'vitest';
import { dieOf, indexOfWord, pipsOf, wordOf } from './dice.ts';

test.each(['y3', 'b6+', 'g4#', 'u5!', 'y1*', 'g6++!', 'b0'])('%s names a die and the die is called that', (word) => {
  expect(wordOf(dieOf(word))).toBe(word);
  expect(pipsOf(word)).toBe(dieOf(word).value);
});

test.each(['x3', 'y7', 'y', ''])('%s is no die, and that is our own mistake', (word) => {
  expect(() => dieOf(word)).toThrow(`no die ${word}`);
});

test('a die is found by its word', () => {
  expect(indexOfWord([dieOf('y3'), dieOf('g4#')], 'g4#')).toBe(1);
});

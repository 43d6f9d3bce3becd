import { wordOf } from '@taproom/games/dice-brewing';
import { expect, test } from 'vitest';
import { dieOf, placeOf } from './die-words.ts';

test.each(['y3', 'b6+', 'g4#', 'u5!', 'y1*', 'g6++!', 'b0'])('%s names a die and the die is called that', (word) => {
  expect(wordOf(dieOf(word))).toBe(word);
});

test('a word that is none is our own mistake', () => {
  expect(() => dieOf('x3')).toThrow('no die is called x3');
});

test('a die is found by its word', () => {
  expect(placeOf([dieOf('y3'), dieOf('g4#')], 'g4#')).toBe(1);
});

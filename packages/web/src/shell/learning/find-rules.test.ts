import type { RulesSection } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { findRules, passagesIn, piecesOf } from './find-rules.ts';

const SECTIONS: readonly RulesSection[] = [
  { title: 'The goal', paragraphs: ['Fill the box.'], rulings: [], figures: ['full'] },
  {
    title: 'Your turn',
    paragraphs: ['Place a die.', 'Then it is the next one’s turn.'],
    rulings: [{ id: 'DB-1', text: 'Neighbours differ by one.' }],
    figures: ['neighbours'],
  },
];

test('nothing searched for shows everything', () => {
  expect(findRules(SECTIONS, ' ')).toBe(SECTIONS);
  expect(passagesIn(SECTIONS)).toBe(4);
});

test('only what holds every word is shown, without regard to capitals and accents', () => {
  expect(findRules(SECTIONS, 'PLACE díe')).toEqual([
    { title: 'Your turn', paragraphs: ['Place a die.'], rulings: [], figures: ['neighbours'] },
  ]);
});

test('a ruling is found by its id, without the figures of its section', () => {
  expect(findRules(SECTIONS, 'db-1')).toEqual([
    { title: 'Your turn', paragraphs: [], rulings: [{ id: 'DB-1', text: 'Neighbours differ by one.' }] },
  ]);
});

test('a section whose title is found stays whole', () => {
  expect(findRules(SECTIONS, 'goal')).toEqual([SECTIONS[0]]);
});

test('what is nowhere is not found', () => {
  expect(findRules(SECTIONS, 'hops')).toEqual([]);
});

/** A text with brackets around what is found in it. */
const marked = (text: string, search: string): string =>
  piecesOf(text, search)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

test('what is searched for is marked wherever it stands, without regard to capitals and accents', () => {
  expect(marked('Krabička a krabice: KRÁB', 'krab')).toBe('[Krab]ička a [krab]ice: [KRÁB]');
  expect(marked('Place a die on a place.', 'die place')).toBe('[Place] a [die] on a [place].');
});

test('an accent written as a sign of its own belongs to its letter, and a picture stays whole', () => {
  expect(marked('cafe\u0301s 🎲 die', 'fe die')).toBe('ca[fé]s 🎲 [die]');
});

test('nothing searched for marks nothing', () => {
  expect(marked('Place a die.', ' ')).toBe('Place a die.');
});

import type { RulesSection } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { findRules, passagesIn } from './find-rules.ts';

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

import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../../kit/testing/english.ts';
import { speak } from '../../../kit/text/index.svelte.ts';
import { outcome } from '../../../table/testing/snapshot.ts';
import type { Ended } from '../verdict.ts';
import { pictureWords } from './words.ts';

beforeAll(speakEnglish);

const ended: Ended = {
  outcome: outcome({ places: [2, 1], scores: [31, 35], endings: ['full', 'inverted'] }),
  names: ['Anna', 'Regular'],
  mine: [1],
  resigned: [],
  text: {},
  scoring: 'most',
};
const TEXT = { title: 'Dice Box', ending: (code: string) => `It is ${code}.` };
const at = new Date(2026, 10, 18, 21);

test('a picture goes to others, so it calls everyone by name, the winner first', () => {
  const words = pictureWords(ended, TEXT, at);
  expect(words.verdict).toBe('Regular wins by 4');
  expect(words.players).toEqual([
    { name: 'Regular', score: '35', place: '1st', isWinner: true },
    { name: 'Anna', score: '31', place: '2nd', isWinner: false },
  ]);
  expect([words.game, words.brand]).toEqual(['Dice Box', 'Taproom']);
  expect(words.note).toBe('It is full. It is inverted.');
});

test('alone there is no place, and given up there is no score', () => {
  const alone = { ...ended, names: ['Anna'], outcome: outcome({ places: [1], scores: [] }) };
  expect(pictureWords(alone, TEXT, at).players).toEqual([{ name: 'Anna', score: '', place: '', isWinner: false }]);
});

test('the date is in words, in the language that is spoken', async () => {
  expect(pictureWords(ended, TEXT, at).date).toMatch(/Wednesday.*November.*2026/);
  await speak('cs');
  expect(pictureWords(ended, TEXT, at).date).toMatch(/středa.*listopadu.*2026/);
  await speak('it');
  expect(pictureWords(ended, TEXT, at).date).toMatch(/mercoledì.*novembre.*2026/);
  expect(pictureWords(ended, TEXT, at).verdict).toBe('Regular vince di 4');
  await speak('en');
});

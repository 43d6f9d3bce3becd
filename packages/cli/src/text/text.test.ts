import { GAME_IDS } from '@taproom/games';
import { LANGUAGES, speaker } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../boards/index.ts';
import { HERE, ONLINE, parseWord } from '../play/words.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { type Key, languageOf, loadWords } from './index.ts';
import { it } from './it.ts';

const CATALOGUES = { en, cs, it } as const;
const KEYS = Object.keys(en) as Key[];
const holes = (message: string): string[] => [...new Set(message.match(/\{(\w+)(?=[,}])/g) ?? [])].sort();
const everything = { n: 3, seat: 1, points: 5, count: 2, place: 1, percent: 50, seed: 7 };
const filled = Object.fromEntries(KEYS.flatMap((key) => holes(en[key]).map((hole) => [hole.slice(1), 'x'])));

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('can all be said, and leave no hole', () => {
    const say = speaker<Key>(language, CATALOGUES[language]);
    for (const key of KEYS) expect(say(key, { ...filled, ...everything }), key).not.toMatch(/[{}]/);
  });

  test('speak of the same things as the English ones', () => {
    for (const key of KEYS) expect(holes(CATALOGUES[language][key]), key).toEqual(holes(en[key]));
  });

  test.each([[HERE], [ONLINE]])('name every command differently, and none like a move', async (commands) => {
    const say = await loadWords(language);
    const words = commands.map((word) => say(`word.${word}`));
    expect(new Set(words).size).toBe(words.length);
    for (const id of GAME_IDS) expect(words.filter((word) => faceOf(id).parse(word))).toEqual([]);
    expect(words.map((word) => parseWord(word, say, commands)?.word)).toEqual(commands);
    expect(commands.map((word) => parseWord(word, say, commands)?.word)).toEqual(commands);
    const bare = words.map((word) =>
      word
        .toUpperCase()
        .normalize('NFD')
        .replace(/[^A-Z]/g, ''),
    );
    expect(bare.map((word) => parseWord(word, say, commands)?.word)).toEqual(commands);
  });
});

test.each([
  [1, '1 bod', '1 punto'],
  [2, '2 body', '2 punti'],
  [5, '5 bodů', '5 punti'],
])('%d points are counted as each language counts', async (points, czech, italian) => {
  const [inCzech, inItalian] = [await loadWords('cs'), await loadWords('it')];
  expect([inCzech('end.points', { points }), inItalian('end.points', { points })]).toEqual([czech, italian]);
});

test('the language of the terminal is taken where we speak it', () => {
  expect(languageOf({ LANG: 'cs_CZ.UTF-8' })).toBe('cs');
  expect(languageOf({ LANG: 'cs_CZ.UTF-8', LC_ALL: 'it_IT' })).toBe('it');
  expect(languageOf({ LANG: 'de_AT.UTF-8' })).toBe('en');
  expect(languageOf({})).toBe('en');
});

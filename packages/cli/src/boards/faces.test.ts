import { GAME_IDS } from '@taproom/games';
import { LANGUAGES } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { faceOf } from './index.ts';

test.each(GAME_IDS)('what the signs of %s mean is told in every language alike', (id) => {
  const { legend } = faceOf(id);
  expect(legend.en).not.toEqual([]);
  for (const language of LANGUAGES) {
    expect(legend[language]).toHaveLength(legend.en.length);
    for (const paragraph of legend[language]) expect(paragraph).toMatch(/\S[.)]$/);
  }
});

test('a game that does not exist has no face', () => {
  expect(() => faceOf('chess')).toThrow('no face for the game chess');
});

import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { GAME_IDS } from '@taproom/games';
import { LANGUAGES } from '@taproom/games/text';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../packages/games/src/testing/words.ts';
import { offences, parseTerms, type Text, textsOf, unused } from './terms.ts';

const ROOT = join(import.meta.dirname, '..');
const terms = parseTerms(readFileSync(join(ROOT, 'docs/terms.md'), 'utf8'));
const texts = textsOf(ROOT);

const PLACES = [
  'packages/web/src/kit/',
  'packages/cli/src/text/',
  'packages/cli/src/new-game/template/',
  ...GAME_IDS.flatMap((id) => [`packages/games/src/${id}/`, `packages/web/src/boards/${id}/`]),
].map(normalize);

const planted = (language: Text['language'], words: string, path = 'packages/web/src/kit/text/x.ts'): string[] =>
  offences(terms, [{ path, language, words }]);

describe('the list of terms', () => {
  it('is about everything and about games of the shelf, in every language', () => {
    const games = new Set(terms.flatMap(({ game }) => game ?? []));
    expect([...games].filter((game) => !GAME_IDS.some((id) => id === game))).toEqual([]);
    expect(games.size).toBeGreaterThan(4);
    expect(terms.filter(({ use }) => use.includes(''))).toEqual([]);
  });

  it('is held against every catalogue', () => {
    for (const language of LANGUAGES) {
      const own = texts.filter((text) => text.language === language);
      const counts = PLACES.map((place) => own.filter(({ path }) => path.startsWith(place)).length);
      expect(counts.filter((count) => count < 5)).toEqual([]);
      expect(own.length).toBeGreaterThan(1500);
    }
  });

  it('is kept by every text', () => {
    expect(offences(terms, texts)).toEqual([]);
  });

  it('has no word that no text uses', () => {
    expect(unused(terms, texts)).toEqual([]);
  });
});

describe('a word to avoid', () => {
  it('is found with any ending, where it is to be', () => {
    expect(planted('it', 'Salva il verbale')).toHaveLength(1);
    expect(planted('cs', 'Kostky tohoto hlavolamu')).toHaveLength(1);
    expect(planted('it', 'Li ritiri tutti')).not.toEqual([]);
  });

  it('is found as a whole word only, where it is to be', () => {
    expect(planted('cs', 'Rada: polož kostku')).toHaveLength(1);
    expect(planted('cs', 'Hrada ani zahrada')).toEqual([]);
  });

  it('is another one in another language, and in the texts of another game', () => {
    expect(planted('en', 'verbale')).toEqual([]);
    const stout = join('packages', 'games', 'src', 'six-sided-stout', 'text', 'it.ts');
    expect(
      [planted('it', 'Gli assistenti', stout), planted('it', 'Gli assistenti')].map(({ length }) => length),
    ).toEqual([1, 0]);
  });

  it('is looked for in every form of a message, and not in its syntax', () => {
    const message = '{who} rolls {count, plural, one {once} other {# times ({share, number, ::percent})}}.';
    expect(wordsOf(message, 'en')).toBe('· rolls  once | · times (·) .');
  });
});

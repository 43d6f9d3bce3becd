import { LANGUAGES, type Language } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { type DieColour, dieMark } from './dice.ts';
import { written } from './letters.ts';

type Names = Readonly<Partial<Record<DieColour, string>>>;

/** The names of what can lie side by side in one game. */
const NAMES: Readonly<Record<Language, readonly Names[]>> = {
  en: [
    {
      red: 'red',
      yellow: 'yellow',
      blue: 'blue',
      white: 'white',
      green: 'green',
      orange: 'orange',
      purple: 'purple',
      black: 'black',
    },
    { pale: 'pale', caramel: 'caramel', chocolate: 'chocolate', hops: 'hops', yeast: 'yeast' },
  ],
  cs: [
    {
      red: 'červená',
      yellow: 'žlutá',
      blue: 'modrá',
      white: 'bílá',
      green: 'zelená',
      orange: 'oranžová',
      purple: 'fialová',
      black: 'černá',
    },
    { pale: 'světlý', caramel: 'karamelový', chocolate: 'čokoládový', hops: 'chmel', yeast: 'kvasnice' },
  ],
  it: [
    {
      red: 'rosso',
      yellow: 'giallo',
      blue: 'blu',
      white: 'bianco',
      green: 'verde',
      orange: 'arancione',
      purple: 'viola',
      black: 'nero',
    },
    { pale: 'chiaro', caramel: 'caramello', chocolate: 'cioccolato', hops: 'luppolo', yeast: 'lievito' },
  ],
};

/** Without case and accents, which nobody can tell apart on a small die. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const entriesOf = (names: Names): [DieColour, string][] => Object.entries(names) as [DieColour, string][];

describe.each(LANGUAGES)('marks on dice in %s', (language) => {
  const marked = NAMES[language].map((names) =>
    entriesOf(names).map(([colour, name]) => ({ name: plain(name), mark: plain(dieMark(colour, language)) })),
  );

  test('every mark can be drawn', () => {
    const colours = NAMES[language].flatMap(entriesOf).map(([colour]) => colour);
    for (const colour of [...colours, 'seed'] as const)
      expect(written(dieMark(colour, language)).letters).toHaveLength(dieMark(colour, language).length);
  });

  test('no two colours share a mark', () => {
    for (const colours of marked) expect(new Set(colours.map(({ mark }) => mark)).size).toBe(colours.length);
  });

  test('a mark begins as its colour does, and no other colour begins like the whole mark', () => {
    for (const colours of marked)
      for (const { name, mark } of colours) {
        expect(mark[0]).toBe(name[0]);
        expect(colours.filter((other) => other.name !== name && other.name.startsWith(mark))).toEqual([]);
      }
  });
});

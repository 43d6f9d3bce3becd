import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/format.ts';
import { load } from '../../text/index.ts';
import { giveaways } from './giveaways.ts';
import { lintQuestions } from './lint.ts';
import { parseGlossary } from './names.ts';
import { parseQuestions } from './parse.ts';
import { printedBy } from './printed.ts';

const FOLDER = join(import.meta.dirname, '..');
const fileOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

const SOURCES = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    file: fileOf(`${language}.txt`),
    printed: printedBy(await load(language)),
  })),
);

describe.each(SOURCES)('in $language', ({ file, printed }) => {
  const { questions } = parseQuestions(file);

  test('WG-43: no right answer of a medium or hard question is a name that the game prints or that is asked about', () => {
    expect(giveaways(questions, printed)).toEqual([]);
  });

  test('WG-43: the names of the game are those of its map, characters, bottles and cards', () => {
    expect(printed.names).toEqual(expect.arrayContaining(['Ardbeg', 'Jim McEwan', 'Malt Mill', 'Aeneas Coffey']));
    expect(printed.names.length).toBeGreaterThan(300);
    expect(printed.phrases.length).toBeGreaterThan(30);
  });
});

test('all that the linter knows holds for the questions in every language', () => {
  const found = lintQuestions(SOURCES, parseGlossary(fileOf('glossary.txt')));
  expect(found.map(({ language, bad, hints }) => ({ language, bad, hints }))).toEqual(
    LANGUAGES.map((language) => ({ language, bad: [], hints: [] })),
  );
});

describe('WG-43: a right answer is given away', () => {
  const PRINTED = {
    names: ['Aeneas Coffey', 'Glen Mhor (Inverness)', 'Ardbeg'],
    phrases: ['Leaking barrel', 'Islands'],
  };

  /** The findings for a question with this right answer, among others. */
  const foundFor = (right: string, level = 'hard', ...others: string[]): string[] => {
    const line = `q01 | ${level} | law | Which one is it? | Ash | *${right} | Pine | Elm | So it is.`;
    return giveaways(parseQuestions([line, ...others].join('\n')).questions, PRINTED).map(
      ({ line: at, why }) => `${at} ${why}`,
    );
  };
  const ASKED = 'q02 | easy | law | Who was Charles Doig of Elgin? | A | *B | C | D | Doig made copper roofs.';
  const ONLY = '1 WG-43: the right answer of "q01" ';

  test.each([
    ['by a name', 'Ardbeg', 'is printed by the game: "Ardbeg"'],
    ['by a part of a name', 'Coffey', 'is printed by the game: "Aeneas Coffey"'],
    ['by a name with more around it', 'The still of Aeneas Coffey', 'is printed by the game: "Aeneas Coffey"'],
    ['by what stands in brackets', 'Inverness', 'is printed by the game: "Glen Mhor (Inverness)"'],
    ['by the name of a card, after an article', 'A leaking barrel', 'is printed by the game: "Leaking barrel"'],
  ])('%s', (_, right, why) => {
    expect(foundFor(right)).toEqual([`${ONLY}${why}`]);
    expect(foundFor(right, 'medium')).toHaveLength(1);
    expect(foundFor(right, 'easy')).toEqual([]);
  });

  test('by another question', () => {
    expect(foundFor('Charles Doig', 'hard', ASKED)).toEqual([
      `${ONLY}stands in the question "q02": Who was Charles Doig of Elgin?`,
    ]);
  });

  test.each(['Charles Green', 'Copper', 'Barrel', 'Western islands', 'Mhorag'])('but not so: %s', (right) => {
    expect(foundFor(right, 'hard', ASKED)).toEqual([]);
  });
});

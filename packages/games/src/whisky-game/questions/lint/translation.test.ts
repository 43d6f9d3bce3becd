import { describe, expect, test } from 'vitest';
import { parseQuestions } from './parse.ts';
import { badTranslations } from './translation.ts';

const ENGLISH = [
  'e01 | easy | casks | Which wood? | Ash | *Oak | Pine | Elm | Only oak will do.',
  'e02 | easy | law | How many years? | One | Two | *Three | Four | Three at least.',
  'm01 | medium | casks | Which bark? | *Cork | Birch | Beech | Lime | Cork it is.',
];
const CZECH = [
  'e01 | easy | casks | Které dřevo? | Jasan | *Dub | Borovice | Jilm | Jen dub.',
  'e02 | easy | law | Kolik let? | Jeden | Dva | *Tři | Čtyři | Nejméně tři.',
  'm01 | medium | casks | Která kůra? | *Korek | Bříza | Buk | Lípa | Je to korek.',
];

const questionsIn = (lines: readonly string[]) => parseQuestions(lines.join('\n')).questions;
const strays = (...lines: string[]) => badTranslations(questionsIn(ENGLISH), questionsIn(['# Otázky', ...lines]));
/** The Czech lines with a text in the first one replaced. */
const with01 = (text: string, other: string) => [CZECH[0]?.replace(text, other) ?? '', ...CZECH.slice(1)];

test('a translation has all questions in order, with the same level, topic and right answer', () => {
  expect(strays(...CZECH)).toEqual([]);
});

describe('a translation is refused with its line', () => {
  test.each([
    ['of another level', with01('easy', 'hard'), '"e01" is easy in English, not hard'],
    ['of another topic', with01('casks', 'law'), '"e01" is about casks in English, not law'],
    [
      'with another right answer',
      with01('Jasan | *Dub', '*Jasan | Dub'),
      'in English answer 2 of "e01" has the star, not answer 1',
    ],
  ])('%s', (_, lines, why) => {
    expect(strays(...lines)).toEqual([{ line: 2, why }]);
  });

  test('of a question that does not exist, and then the one whose place it has is missing', () => {
    expect(strays(...with01('e01', 'e99'))).toEqual([
      { line: 1, why: '"e01" is not translated; it should stand after this line' },
      { line: 2, why: 'there is no English question "e99"' },
    ]);
  });

  test('out of order', () => {
    const [first = '', second = '', third = ''] = CZECH;
    expect(strays(second, first, third)).toEqual([
      { line: 3, why: '"e01" stands after "e02", but before it in English' },
    ]);
  });

  test('where one is missing', () => {
    expect(strays(...CZECH.toSpliced(1, 1))).toEqual([
      { line: 2, why: '"e02" is not translated; it should stand after this line' },
    ]);
  });
});

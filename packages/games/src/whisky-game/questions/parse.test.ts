import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../components.ts';
import { QUESTIONS } from './index.ts';
import { parseQuestions } from './parse.ts';
import { badTranslations } from './translation.ts';

const GOOD = 'e01 | easy | casks | Which wood? | Ash | *Oak | Pine | Elm | Only oak will do.';

/** The good line with one of its columns changed. */
function changed(column: number, text: string): string {
  const cells = GOOD.split(' | ');
  cells[column] = text;
  return cells.join(' | ');
}

const badIn = (...lines: string[]) => parseQuestions(lines.join('\n')).bad;

test('a line is a question with four answers, one of them right, and a fact', () => {
  expect(parseQuestions(GOOD)).toEqual({
    questions: [
      {
        line: 1,
        id: 'e01',
        level: 'easy',
        topic: 'casks',
        prompt: 'Which wood?',
        options: ['Ash', 'Oak', 'Pine', 'Elm'],
        right: 1,
        fact: 'Only oak will do.',
      },
    ],
    bad: [],
  });
});

test('empty lines and comments say nothing, and line ends may be those of Windows', () => {
  const { questions, bad } = parseQuestions(`# Questions\r\n\r\n${GOOD}\r\n`);
  expect({ lines: questions.map(({ line }) => line), bad }).toEqual({ lines: [3], bad: [] });
});

describe('a bad line is named with its number:', () => {
  test.each([
    ['a column too few', GOOD.replace(' | Elm', ''), '8 columns instead of 9: id | level | topic | '],
    ['a column too many', `${GOOD} | Cheers`, '10 columns instead of 9'],
    ['an id with capitals', changed(0, 'E01'), 'the id "E01" is not made of small letters'],
    ['an id that is too long', changed(0, 'e'.repeat(17)), 'is not made of small letters'],
    ['no id', changed(0, ''), 'the id "" is not'],
    ['an unknown level', changed(1, 'tough'), 'the level "tough" is none of easy, medium, hard'],
    ['an unknown topic', changed(2, 'beer'), 'the topic "beer" is none of production, casks'],
    ['no star', changed(5, 'Oak'), '0 answers have a star instead of one'],
    ['two stars', changed(4, '*Ash'), '2 answers have a star instead of one'],
    ['the same answer twice', changed(6, 'oak'), 'the answer "oak" stands there twice'],
    ['an empty answer', changed(7, ''), 'the answer is empty'],
    ['an empty question', changed(3, ''), 'the question is empty'],
    ['an empty fact', changed(8, ''), 'the fact is empty'],
    ['a question that is too long', changed(3, 'x'.repeat(141)), 'the question has 141 characters, more than 140'],
    ['an answer that is too long', changed(6, 'x'.repeat(49)), 'the answer has 49 characters, more than 48'],
    ['a fact that is too long', changed(8, 'x'.repeat(161)), 'the fact has 161 characters, more than 160'],
  ])('%s', (_, line, why) => {
    expect(badIn('# Questions', line)).toEqual([{ line: 2, why: expect.stringContaining(why) }]);
  });

  test('an id that was there before', () => {
    expect(badIn(GOOD, changed(3, 'What else?'))).toEqual([{ line: 2, why: 'the id "e01" stands there twice' }]);
  });

  test('a question that was there before', () => {
    const again = changed(0, 'e02').replace('Which wood?', 'WHICH wood?');
    expect(badIn(GOOD, again)).toEqual([{ line: 2, why: 'the same question stands there twice' }]);
  });

  test('each of several', () => {
    expect(badIn(changed(1, 'tough'), GOOD, changed(5, 'Oak')).map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe('the questions that are given', () => {
  const { questions, bad } = parseQuestions(readFileSync(join(import.meta.dirname, 'en.txt'), 'utf8'));

  test('are well-formed, and at least sixty of each level', () => {
    expect(bad).toEqual([]);
    for (const level of LEVELS)
      expect(questions.filter((question) => question.level === level).length).toBeGreaterThanOrEqual(60);
  });

  test('are those that the rules know, in the same order', () => {
    expect(QUESTIONS).toEqual(questions.map(({ id, level, right }) => ({ id, level, right })));
  });

  test('do not always have the right answer at the same place', () => {
    for (const place of [0, 1, 2, 3])
      expect(questions.filter(({ right }) => right === place).length).toBeGreaterThan(20);
  });
});

describe('a translation', () => {
  const { questions: originals } = parseQuestions(GOOD);
  const strays = (...lines: string[]) => badTranslations(originals, parseQuestions(lines.join('\n')));

  test('has the same id, level and topic, and its right answer at the same place', () => {
    expect(strays('e01 | easy | casks | Které dřevo? | Jasan | *Dub | Borovice | Jilm | Jen dub.')).toEqual([]);
  });

  test.each([
    ['of a question that does not exist', changed(0, 'e99'), 'there is no English question "e99"'],
    ['of another level', changed(1, 'hard'), '"e01" is easy in English, not hard'],
    ['of another topic', changed(2, 'law'), '"e01" is about casks in English, not law'],
    [
      'with another right answer',
      'e01 | easy | casks | Které dřevo? | *Jasan | Dub | Borovice | Jilm | Jen dub.',
      'in English answer 2 of "e01" has the star, not answer 1',
    ],
  ])('%s is refused with its line', (_, line, why) => {
    expect(strays('# Otázky', line)).toEqual([{ line: 2, why }]);
  });

  test('with a bad line is refused for that too, in the order of the lines', () => {
    expect(strays(changed(0, 'e99'), 'e01 | easy').map(({ line }) => line)).toEqual([1, 2]);
  });
});

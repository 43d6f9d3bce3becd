import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../components.ts';
import { rightOf } from '../answers.ts';
import { QUESTIONS } from '../index.ts';
import { parseQuestions } from './parse.ts';

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
  const { questions, bad } = parseQuestions(readFileSync(join(import.meta.dirname, '../en.txt'), 'utf8'));

  test('are well-formed, and eighty of each level', () => {
    expect(bad).toEqual([]);
    for (const level of LEVELS) expect(questions.filter((question) => question.level === level).length).toBe(80);
  });

  test('are those that the rules know, in the same order', () => {
    const known = QUESTIONS.map(({ id, level }) => ({ id, level, right: rightOf(id) }));
    expect(known).toEqual(questions.map(({ id, level, right }) => ({ id, level, right })));
  });

  test('do not always have the right answer at the same place', () => {
    for (const place of [0, 1, 2, 3])
      expect(questions.filter(({ right }) => right === place).length).toBeGreaterThan(20);
  });
});

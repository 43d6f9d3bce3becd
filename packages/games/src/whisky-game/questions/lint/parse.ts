import { isOneOf } from '@taproom/engine';
import { LEVELS } from '../../components.ts';
import { OPTIONS_OF_EACH, type Question, type QuestionText, TOPICS } from '../question.ts';

/** A question with its answer and line number. */
export interface ParsedQuestion extends Question, QuestionText {
  readonly line: number;
  /** The index of the right answer. */
  readonly right: number;
  /** A fact about the question, shown once it is settled. */
  readonly fact: string;
}

/** A problem in a line of the data file. */
export interface BadLine {
  readonly line: number;
  readonly why: string;
}

export interface ParsedFile {
  readonly questions: readonly ParsedQuestion[];
  readonly bad: readonly BadLine[];
}

/** The longest texts that fit on a card. */
const MOST = { prompt: 140, option: 48, fact: 160 };

const COLUMNS = ['id', 'level', 'topic', 'question', ...Array<string>(OPTIONS_OF_EACH).fill('answer'), 'fact'];

/**
 * Parses a file of questions, one per line: `id | level | topic | question | answer | answer | answer | answer | fact`,
 * with a star before the right answer. Blank lines and lines that start with `#` are ignored.
 */
export function parseQuestions(file: string): ParsedFile {
  const questions: ParsedQuestion[] = [];
  const bad: BadLine[] = [];
  for (const [i, text] of file.split(/\r?\n/).entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const question = parseLine(text, i + 1);
    const why = typeof question === 'string' ? question : doubled(questions, question);
    if (why) bad.push({ line: i + 1, why });
    else questions.push(question as ParsedQuestion);
  }
  return { questions, bad };
}

/** The question on a line, or what is wrong with it. */
function parseLine(text: string, line: number): ParsedQuestion | string {
  const cells = text.split('|').map((cell) => cell.trim());
  if (cells.length !== COLUMNS.length)
    return `${cells.length} columns instead of ${COLUMNS.length}: ${COLUMNS.join(' | ')}`;
  const [id = '', level = '', topic = '', prompt = '', ...rest] = cells;
  const fact = rest.pop() ?? '';
  const stars = rest.filter((option) => option.startsWith('*')).length;
  const options = rest.map((option) => option.replace(/^\*\s*/, ''));
  const right = rest.findIndex((option) => option.startsWith('*'));
  if (!/^[a-z0-9][a-z0-9-]{0,15}$/.test(id)) return `the id "${id}" is not made of small letters, digits and hyphens`;
  if (!isOneOf(LEVELS, level)) return `the level "${level}" is none of ${LEVELS.join(', ')}`;
  if (!isOneOf(TOPICS, topic)) return `the topic "${topic}" is none of ${TOPICS.join(', ')}`;
  const why = wrongStars(stars) ?? wrongTexts(prompt, options, fact);
  return why ?? { line, id, level, topic, prompt, options, right, fact };
}

const wrongStars = (stars: number): string | undefined =>
  stars === 1 ? undefined : `${stars} answers have a star instead of one`;

function wrongTexts(prompt: string, options: readonly string[], fact: string): string | undefined {
  const same = options.find((option, i) => options.findIndex((other) => fold(other) === fold(option)) !== i);
  if (same !== undefined) return `the answer "${same}" stands there twice`;
  return (
    wrongLength('question', prompt, MOST.prompt) ??
    options.map((option) => wrongLength('answer', option, MOST.option)).find((why) => why) ??
    wrongLength('fact', fact, MOST.fact)
  );
}

const fold = (text: string): string => text.toLowerCase();

function wrongLength(name: string, text: string, most: number): string | undefined {
  if (text === '') return `the ${name} is empty`;
  return text.length > most ? `the ${name} has ${text.length} characters, more than ${most}: "${text}"` : undefined;
}

function doubled(questions: readonly ParsedQuestion[], { id, prompt }: ParsedQuestion): string | undefined {
  if (questions.some((other) => other.id === id)) return `the id "${id}" stands there twice`;
  if (questions.some((other) => fold(other.prompt) === fold(prompt))) return `the same question stands there twice`;
  return undefined;
}

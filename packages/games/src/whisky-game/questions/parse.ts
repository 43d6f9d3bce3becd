import { LEVELS, type Level } from '../components.ts';
import { OPTIONS_OF_EACH, type Question, type QuestionText, TOPICS, type Topic } from './question.ts';

/** A question, and the line it stands on. */
export type ParsedQuestion = Question & QuestionText & { readonly line: number };

/** What is wrong with a line of the data file, and which one it is. */
export interface BadLine {
  readonly line: number;
  readonly why: string;
}

export interface ParsedFile {
  readonly questions: readonly ParsedQuestion[];
  readonly bad: readonly BadLine[];
}

/** Longer texts do not fit on a card. */
const MOST = { prompt: 140, option: 48, fact: 160 };

const COLUMNS = ['id', 'level', 'topic', 'question', ...Array<string>(OPTIONS_OF_EACH).fill('answer'), 'fact'];

/**
 * Reads a file of questions, one a line: `id | level | topic | question | answer | answer | answer | answer | fact`, a
 * star before the right answer. Empty lines and lines that begin with `#` say nothing.
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

/** The question of a line, or what is wrong with it. */
function parseLine(text: string, line: number): ParsedQuestion | string {
  const cells = text.split('|').map((cell) => cell.trim());
  if (cells.length !== COLUMNS.length)
    return `${cells.length} columns instead of ${COLUMNS.length}: ${COLUMNS.join(' | ')}`;
  const [id = '', level = '', topic = '', prompt = '', ...rest] = cells;
  const fact = rest.pop() ?? '';
  const stars = rest.filter((option) => option.startsWith('*')).length;
  const options = rest.map((option) => option.replace(/^\*\s*/, ''));
  const right = rest.findIndex((option) => option.startsWith('*'));
  const why = wrongHead(id, level, topic) ?? wrongStars(stars) ?? wrongTexts(prompt, options, fact);
  return why ?? { line, id, level: level as Level, topic: topic as Topic, prompt, options, right, fact };
}

function wrongHead(id: string, level: string, topic: string): string | undefined {
  if (!/^[a-z0-9][a-z0-9-]{0,15}$/.test(id)) return `the id "${id}" is not made of small letters, digits and hyphens`;
  if (!(LEVELS as readonly string[]).includes(level)) return `the level "${level}" is none of ${LEVELS.join(', ')}`;
  if (!(TOPICS as readonly string[]).includes(topic)) return `the topic "${topic}" is none of ${TOPICS.join(', ')}`;
  return undefined;
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

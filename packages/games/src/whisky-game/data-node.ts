import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyed } from '@taproom/engine';
import { LANGUAGES, type Language } from '../text/format.ts';
import { writeIfChanged } from '../write-node.ts';
import { type BadLine, badTranslations, type ParsedQuestion, parseQuestions } from './questions/lint/index.ts';

const FOLDER = join(import.meta.dirname, 'questions');

type Tongues = Readonly<Record<Language, readonly ParsedQuestion[]>>;

/**
 * Generates the data for rules and texts, with the answers in a file of their own; a bad line throws with its number.
 */
export function writeData(): void {
  const en = read('en', () => []);
  const tongues = keyed(LANGUAGES, (language) => read(language, (questions) => badTranslations(en, questions)));
  writeRows(
    'questions.json',
    en.map(({ id, level }) => [id, level]),
  );
  writeRows(
    'answers.json',
    en.map(({ id, right }, at) => [id, right, factAt(tongues, at)]),
  );
  for (const language of LANGUAGES) writeRows(`${language}.json`, tongues[language].map(textRow));
}

const textRow = ({ id, topic, prompt, options }: ParsedQuestion): unknown[] => [id, topic, prompt, ...options];

const factAt = (tongues: Tongues, at: number): Readonly<Record<string, string>> =>
  keyed(LANGUAGES, (language) => tongues[language][at]?.fact ?? '');

function read(
  language: Language,
  faultsIn: (questions: readonly ParsedQuestion[]) => readonly BadLine[],
): readonly ParsedQuestion[] {
  const { questions, bad } = parseQuestions(readFileSync(join(FOLDER, `${language}.txt`), 'utf8'));
  const faults = [...bad, ...faultsIn(questions)];
  if (faults.length > 0)
    throw new Error(faults.map(({ line, why }) => `${language}.txt, line ${line}: ${why}`).join('\n'));
  return questions;
}

const writeRows = (name: string, rows: readonly unknown[]): void =>
  writeIfChanged(join(FOLDER, name), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);

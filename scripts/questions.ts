// Part of every build: writes the questions of The Whisky Game from their data files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BadLine,
  type ParsedQuestion,
  parseQuestions,
} from '../packages/games/src/whisky-game/questions/parse.ts';
import { badTranslations } from '../packages/games/src/whisky-game/questions/translation.ts';

const FOLDER = join(import.meta.dirname, '../packages/games/src/whisky-game/questions');

/** Languages into which questions may have been put; where one is missing, English stands in. */
const TRANSLATED = ['cs', 'it'];

/** Writes what the rules and the texts need; a bad line throws with its number. */
export function writeQuestions(): void {
  const questions = read('en');
  writeRows(
    'questions.json',
    questions.map(({ id, level, right }) => [id, level, right]),
  );
  writeRows('en.json', questions.map(textRow));
  for (const language of TRANSLATED) writeRows(`${language}.json`, translated(language, questions).map(textRow));
}

const textRow = ({ id, topic, prompt, options, fact }: ParsedQuestion): unknown[] => [
  id,
  topic,
  prompt,
  ...options,
  fact,
];

const parsed = (language: string) => parseQuestions(readFileSync(join(FOLDER, `${language}.txt`), 'utf8'));

function refuse(language: string, bad: readonly BadLine[]): void {
  if (bad.length > 0) throw new Error(bad.map(({ line, why }) => `${language}.txt, line ${line}: ${why}`).join('\n'));
}

function read(language: string): readonly ParsedQuestion[] {
  const { questions, bad } = parsed(language);
  refuse(language, bad);
  return questions;
}

/** The questions in a language; each must be one of ours, with the right answer at the same place. */
function translated(language: string, originals: readonly ParsedQuestion[]): readonly ParsedQuestion[] {
  if (!existsSync(join(FOLDER, `${language}.txt`))) return [];
  const file = parsed(language);
  refuse(language, badTranslations(originals, file));
  return file.questions;
}

/** Writes a file only if it has changed, so that nothing is built anew without need. */
function writeRows(name: string, rows: readonly unknown[]): void {
  const file = join(FOLDER, name);
  const text = rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

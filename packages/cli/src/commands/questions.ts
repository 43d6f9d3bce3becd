import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@taproom/engine';
import { LEVELS } from '@taproom/games/whisky-game';
import { type BadLine, badTranslations, type ParsedFile, parseQuestions } from '@taproom/games/whisky-game/questions';
import type { Command } from '../command.ts';
import { flag } from '../input.ts';
import { EXIT, failed, misused, print, printJson } from '../output.ts';
import { readText } from '../record-file.ts';

export const questionsCommand: Command = {
  name: 'questions',
  takes: ['lint', '[FILE]'],
  summary: 'Checks the questions of The Whisky Game: lint names every bad line of a data file.',
  details: [
    'Without FILE: those of the project, with their translations as far as there are any.',
    'A line is id | level | topic | question | answer | answer | answer | answer | fact, a star before the right answer.',
    'Exit code 0: all lines are good. 1: some are not; each is named as FILE:LINE.',
  ],
  options: { json: { help: 'the findings as one line of JSON' } },

  async run(input) {
    const [verb, path] = input.words;
    if (verb !== 'lint') return misused('What about them? taproom questions lint [FILE]');
    const found = await (path === undefined ? lintOwn() : lint(path));
    if (!found.ok) return failed(found.error);
    const complaints = found.value.flatMap(({ file, bad }) => bad.map(({ line, why }) => `${file}:${line}: ${why}`));
    if (flag(input, 'json')) printJson({ ok: complaints.length === 0, files: found.value });
    else if (complaints.length === 0) print(...found.value.map(summaryOf));
    return complaints.length === 0 ? EXIT.fine : failed(complaints.join('\n'));
  },
};

/** What was found in a file. */
interface Found {
  readonly file: string;
  readonly questions: Readonly<Record<string, number>>;
  readonly bad: readonly BadLine[];
}

const foundIn = (file: string, { questions }: ParsedFile, bad: readonly BadLine[]): Found => ({
  file,
  questions: Object.fromEntries(
    LEVELS.map((level) => [level, questions.filter((question) => question.level === level).length]),
  ),
  bad,
});

const read = async (path: string): Promise<Result<ParsedFile, string>> => {
  const text = await readText(path);
  return text.ok ? ok(parseQuestions(text.value)) : fail(text.error);
};

async function lint(path: string): Promise<Result<Found[], string>> {
  const parsed = await read(path);
  return parsed.ok ? ok([foundIn(path, parsed.value, parsed.value.bad)]) : parsed;
}

/** Where the data files stand: beside the module that reads them. */
const fileOf = (language: string): string =>
  fileURLToPath(new URL(`./${language}.txt`, import.meta.resolve('@taproom/games/whisky-game/questions')));

const TRANSLATIONS = ['cs', 'it'];

async function lintOwn(): Promise<Result<Found[], string>> {
  const english = await read(fileOf('en'));
  if (!english.ok) return english;
  const found = [foundIn('en.txt', english.value, english.value.bad)];
  for (const path of TRANSLATIONS.map(fileOf).filter((file) => existsSync(file))) {
    const parsed = await read(path);
    if (!parsed.ok) return parsed;
    found.push(foundIn(basename(path), parsed.value, badTranslations(english.value.questions, parsed.value)));
  }
  return ok(found);
}

function summaryOf({ file, questions }: Found): string {
  const all = Object.values(questions).reduce((sum, count) => sum + count, 0);
  const levels = Object.entries(questions).map(([level, count]) => `${count} ${level}`);
  return `${file}: ${all} questions, ${levels.join(', ')}. All lines are good.`;
}

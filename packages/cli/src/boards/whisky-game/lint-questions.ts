import { fileURLToPath } from 'node:url';
import { fail, keyed, ok, type Result } from '@taproom/engine';
import { LANGUAGES, type Language } from '@taproom/games/text';
import { LEVELS } from '@taproom/games/whisky-game';
import {
  type Findings,
  lintQuestions,
  type ParsedQuestion,
  parseGlossary,
  parseQuestions,
  printedBy,
  type Source,
} from '@taproom/games/whisky-game/questions/lint';
import { load } from '@taproom/games/whisky-game/text';
import { readText } from '../../records/record-file.ts';
import type { LintedFile } from '../face.ts';

export const lint = (path: string | undefined): Promise<Result<LintedFile[], string>> =>
  path === undefined ? lintOwn() : lintForm(path);

async function lintForm(path: string): Promise<Result<LintedFile[], string>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const { questions, bad } = parseQuestions(text.value);
  return ok([{ file: path, questions: countsIn(questions), bad, warnings: [] }]);
}

/** How many questions of each level. */
const countsIn = (questions: readonly ParsedQuestion[]): Record<string, number> =>
  keyed(LEVELS, (level) => questions.filter((question) => question.level === level).length);

/** Where the data files stand: beside the module that reads them. */
const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../${name}`, import.meta.resolve('@taproom/games/whisky-game/questions/lint')));

async function lintOwn(): Promise<Result<LintedFile[], string>> {
  const glossary = await readText(pathOf('glossary.txt'));
  if (!glossary.ok) return glossary;
  const sources: Source[] = [];
  for (const language of LANGUAGES) {
    const source = await sourceOf(language);
    if (!source.ok) return fail(source.error);
    sources.push(source.value);
  }
  return ok(lintQuestions(sources, parseGlossary(glossary.value)).map(lintedFile));
}

async function sourceOf(language: Language): Promise<Result<Source, string>> {
  const text = await readText(pathOf(`${language}.txt`));
  return text.ok ? ok({ language, file: text.value, printed: printedBy(await load(language)) }) : text;
}

const lintedFile = ({ language, parsed, bad, hints }: Findings): LintedFile => ({
  file: `${language}.txt`,
  questions: countsIn(parsed.questions),
  bad,
  warnings: hints,
});

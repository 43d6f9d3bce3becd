import type { Language } from '../../../text/format.ts';
import { disagreements } from './agreement.ts';
import { giveaways, type Printed } from './giveaways.ts';
import { type Glossary, isTranslated, namesOf } from './names.ts';
import { type BadLine, type ParsedFile, parseQuestions } from './parse.ts';
import { hintsIn } from './spread.ts';
import { badTranslations } from './translation.ts';

/** A language's data file, and the names the game prints in it. */
export interface Source {
  readonly language: Language;
  readonly file: string;
  readonly printed: Printed;
}

export interface Findings {
  readonly language: Language;
  readonly parsed: ParsedFile;
  /** Problems by line. */
  readonly bad: readonly BadLine[];
  /** Patterns in the whole file that would help a player guess. */
  readonly hints: readonly string[];
}

/** Checks the questions in each language, English first, and the translations against it line by line. */
export function lintQuestions(sources: readonly Source[], glossary: Glossary): Findings[] {
  const files = sources.map((source) => ({ ...source, parsed: parseQuestions(source.file) }));
  const [english, ...translations] = files.map(({ parsed }) => parsed.questions);
  const originals = english ?? [];
  const names = namesOf(originals, translations);
  return files.map(({ language, parsed, printed }) => {
    const { questions } = parsed;
    const strays = isTranslated(language)
      ? [...badTranslations(originals, questions), ...disagreements(originals, questions, language, names, glossary)]
      : [];
    const bad = [...parsed.bad, ...strays, ...giveaways(questions, printed)];
    return { language, parsed, bad: bad.sort((a, b) => a.line - b.line), hints: hintsIn(questions) };
  });
}

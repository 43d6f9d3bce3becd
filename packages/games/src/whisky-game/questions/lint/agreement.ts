import { type Glossary, nameLacking, type Translated } from './names.ts';
import { numbersApart, spokenApart } from './numbers.ts';
import type { BadLine, ParsedQuestion } from './parse.ts';
import { wordsIn } from './words.ts';

/** Where a translation disagrees with the English line in numbers or names, or is none. */
export function disagreements(
  originals: readonly ParsedQuestion[],
  questions: readonly ParsedQuestion[],
  language: Translated,
  names: ReadonlySet<string>,
  glossary: Glossary,
): BadLine[] {
  return questions.flatMap((question) => {
    const original = originals.find(({ id }) => id === question.id);
    if (!original) return [];
    const english = cellsOf(original);
    return cellsOf(question).flatMap(({ name, text, isAnswer }, at) => {
      const source = english[at]?.text ?? '';
      const lacking = nameLacking(source, text, language, names, glossary);
      const said = isAnswer ? spokenApart(source, text, language) : untranslated(source, text);
      const why = said ?? numbersApart(source, text, language) ?? (lacking && `the name "${lacking}" is not there`);
      return why ? [{ line: question.line, why: `"${question.id}", ${name}: ${why}: "${text}" for "${source}"` }] : [];
    });
  });
}

/** Sentences this long differ between languages. */
const WORDS_OF_A_SENTENCE = 5;

const untranslated = (english: string, text: string): string | undefined =>
  text === english && wordsIn(text).length >= WORDS_OF_A_SENTENCE ? 'it is not translated' : undefined;

interface Cell {
  readonly name: string;
  readonly text: string;
  readonly isAnswer?: true;
}

const cellsOf = ({ prompt, options, fact }: ParsedQuestion): Cell[] => [
  { name: 'question', text: prompt },
  ...options.map((text, at) => ({ name: `answer ${at + 1}`, text, isAnswer: true }) as const),
  { name: 'fact', text: fact },
];

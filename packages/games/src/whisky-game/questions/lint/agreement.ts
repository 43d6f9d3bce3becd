import { type Glossary, nameLacking, type Translated } from './names.ts';
import { numbersApart } from './numbers.ts';
import type { BadLine, ParsedQuestion } from './parse.ts';

/** Where a translation disagrees with the English line in numbers or names. */
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
    return cellsOf(question).flatMap(({ name, text }, at) => {
      const source = english[at]?.text ?? '';
      const lacking = nameLacking(source, text, language, names, glossary);
      const why = numbersApart(source, text, language) ?? (lacking && `the name "${lacking}" is not there`);
      return why ? [{ line: question.line, why: `"${question.id}", ${name}: ${why}: "${text}" for "${source}"` }] : [];
    });
  });
}

const cellsOf = ({ prompt, options, fact }: ParsedQuestion): { name: string; text: string }[] => [
  { name: 'question', text: prompt },
  ...options.map((text, at) => ({ name: `answer ${at + 1}`, text })),
  { name: 'fact', text: fact },
];

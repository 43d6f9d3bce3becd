import type { Language } from '../../../text/format.ts';
import type { ParsedQuestion } from './parse.ts';
import { isCapital, plain, type Word, wordsIn } from './words.ts';

export type Translated = Exclude<Language, 'en'>;

export const isTranslated = (language: Language): language is Translated => language !== 'en';

/** Translations of English names, as beginnings of words; a hyphen means that the name may be left out. */
export type Glossary = ReadonlyMap<string, Readonly<Record<Translated, readonly string[]>>>;

/** Parses `glossary.txt`, with lines of the form `English | Czech, Czech | Italian, Italian`. */
export function parseGlossary(file: string): Glossary {
  const lines = file.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const beginnings = (cell = ''): string[] => cell.split(',').map((one) => plain(one.trim()));
  return new Map(
    lines.map((line) => {
      const [english = '', cs, it] = line.split('|');
      return [plain(english.trim()), { cs: beginnings(cs), it: beginnings(it) }];
    }),
  );
}

const ROMAN = /^[IVX]+$/;
const SHORTEST = 3;

/**
 * Words of the questions that are names: never in lower case, and either capitalized within a sentence or unchanged in
 * a translation.
 */
export function namesOf(
  questions: readonly ParsedQuestion[],
  translations: readonly (readonly ParsedQuestion[])[],
): ReadonlySet<string> {
  const words = wordsOf(questions);
  const small = new Set(words.filter(({ text }) => !isCapital(text)).map((word) => word.plain));
  const kept = new Set(translations.flatMap(wordsOf).map(({ text }) => text));
  const isName = ({ text, plain, isFirst }: Word): boolean =>
    isCapital(text) &&
    !small.has(plain) &&
    !ROMAN.test(text) &&
    plain.length >= SHORTEST &&
    (!isFirst || kept.has(text));
  return new Set(words.filter(isName).map((word) => word.plain));
}

const wordsOf = (questions: readonly ParsedQuestion[]): Word[] =>
  questions.flatMap(({ prompt, options, fact }) => [prompt, ...options, fact]).flatMap(wordsIn);

/** The first name of an English text missing from a translation. */
export function nameLacking(
  english: string,
  translated: string,
  language: Translated,
  names: ReadonlySet<string>,
  glossary: Glossary,
): string | undefined {
  const words = wordsIn(translated).flatMap((word) => plain(word.text).split(/['’]/));
  const isThere = ({ plain }: Word): boolean => {
    const meant = [stemOf(plain), ...(glossary.get(plain)?.[language] ?? [])];
    return meant.includes('-') || meant.some((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  return wordsIn(english).find((word) => isCapital(word.text) && names.has(word.plain) && !isThere(word))?.text;
}

/** The part of a name that survives declension: Islay, na Islayi; Lochranza, v Lochranze. */
const stemOf = (name: string): string => name.slice(0, Math.max(SHORTEST, name.length - 2));

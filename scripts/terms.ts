import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LANGUAGES, type Language } from '@taproom/games/text';
import { wordsOf } from '../packages/games/src/testing/words.ts';

/** What a word stands for: the words to use and those to avoid, in one language. */
export interface Term {
  /** A game's id, or undefined if it holds everywhere. */
  readonly game: string | undefined;
  readonly language: Language;
  readonly use: readonly string[];
  readonly avoid: readonly string[];
}

/** One message of a catalogue, without placeholders. */
export interface Text {
  readonly path: string;
  readonly language: Language;
  readonly words: string;
}

const listOf = (cell: string): string[] => cell.split(',').map((word) => word.trim());

function termOf(cell: string, language: Language, game: string | undefined): Term {
  const [use = '', avoid] = cell.split(' — not ');
  return { game, language, use: listOf(use), avoid: avoid === undefined ? [] : listOf(avoid) };
}

function rowTerms(row: string, game: string | undefined): Term[] {
  const [, , ...cells] = row.split('|').map((cell) => cell.trim());
  return LANGUAGES.map((language, at) => termOf(cells[at] ?? '', language, game));
}

const isRow = (line: string): boolean => /^\| (?!means|---)/.test(line);

/** Reads the tables of the list. Each stands under a heading: Everywhere, or a game's id. */
export function parseTerms(markdown: string): Term[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const game = heading === 'Everywhere' ? undefined : heading;
    return lines.filter(isRow).flatMap((row) => rowTerms(row, game));
  });
}

const CATALOGUES = ['packages/*/src/**/text/{en,cs,it}.ts{,.txt}', 'packages/*/src/**/text.ts{,.txt}'];

/** The parts of a file by language: one if the file is named by it, otherwise its consts. */
function partsOf(path: string, source: string): { language: Language; part: string }[] {
  const named = LANGUAGES.find((language) => path.includes(`${sep}${language}.ts`));
  if (named) return [{ language: named, part: source }];
  const parts = source.split(/^const (?=(?:en|cs|it)\b)/m).slice(1);
  return parts.flatMap((part) => {
    const language = LANGUAGES.find((one) => part.startsWith(one));
    return language ? [{ language, part }] : [];
  });
}

const MESSAGE = /^ {2}(?:'[^']+'|\w+):\s+'((?:[^'\\]|\\.)*)',$/gm;

function textsIn(root: string, path: string): Text[] {
  const source = readFileSync(join(root, path), 'utf8');
  return partsOf(path, source).flatMap(({ language, part }) =>
    Array.from(part.matchAll(MESSAGE), ([, message = '']) => ({ path, language, words: wordsOf(message, language) })),
  );
}

/** Every message of every catalogue: of the games, their boards, the client and the terminal. */
export const textsOf = (root: string): Text[] =>
  globSync(CATALOGUES, { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .flatMap((path) => textsIn(root, path));

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word where it begins; to its end, unless any ending will do. */
const starting = (word: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu');
const avoided = (word: string): RegExp =>
  word.endsWith('*') ? starting(word.slice(0, -1)) : new RegExp(`${starting(word).source}(?!\\p{L})`, 'iu');

const concerns = ({ language, game }: Term, text: Text): boolean =>
  text.language === language && (game === undefined || text.path.includes(`${sep}${game}${sep}`));

/** Words to avoid that a text uses all the same. */
export const offences = (terms: readonly Term[], texts: readonly Text[]): string[] =>
  terms.flatMap((term) =>
    term.avoid.flatMap((word) => {
      const pattern = avoided(word);
      const found = texts.filter((text) => concerns(term, text) && pattern.test(text.words));
      return found.map(({ path, words }) => `${path} says “${word}”: ${words}`);
    }),
  );

/** Words of the list that no text uses. */
export const unused = (terms: readonly Term[], texts: readonly Text[]): string[] =>
  terms.flatMap((term) => {
    const own = texts.filter((text) => concerns(term, text));
    const missing = term.use.filter((word) => !own.some(({ words }) => starting(word).test(words)));
    return missing.map((word) => `${term.game ?? 'everywhere'}, ${term.language}: ${word}`);
  });

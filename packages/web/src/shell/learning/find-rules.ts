import type { RulesSection } from '@taproom/games/text';

/** A text for comparing: without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is searched for, for comparing. */
const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** The parts of the rules that hold every word of a search; all of them while nothing is searched for. */
export function findRules(sections: readonly RulesSection[], search: string): readonly RulesSection[] {
  const words = wordsOf(search);
  if (words.length === 0) return sections;
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return sections
    .map((section) => sectionFound(section, holds))
    .filter(({ paragraphs, rulings }) => paragraphs.length + rulings.length > 0);
}

/** A section whose title is found stays whole; otherwise figures stay with what they explain. */
function sectionFound(section: RulesSection, holds: (text: string) => boolean): RulesSection {
  if (holds(section.title)) return section;
  const paragraphs = section.paragraphs.filter(holds);
  const rulings = section.rulings.filter(({ id, text }) => holds(`${id} ${text}`));
  const { figures, ...rest } = section;
  return { ...rest, paragraphs, rulings, ...(paragraphs.length > 0 && figures ? { figures } : {}) };
}

/** How many paragraphs and rulings there are. */
export const passagesIn = (sections: readonly RulesSection[]): number =>
  sections.reduce((sum, { paragraphs, rulings }) => sum + paragraphs.length + rulings.length, 0);

/** A stretch of a text, and whether it is searched for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, so that what is searched for can be marked in it. */
export function piecesOf(text: string, search: string): readonly Piece[] {
  const words = wordsOf(search);
  if (words.length === 0) return [{ text, isFound: false }];
  const signs = [...text.normalize('NFC')];
  const found = placesOf(words, signs);
  const pieces: Piece[] = [];
  for (const [at, sign] of signs.entries()) {
    const [isFound, last] = [found.has(at), pieces.at(-1)];
    if (last?.isFound === isFound) pieces.splice(-1, 1, { text: last.text + sign, isFound });
    else pieces.push({ text: sign, isFound });
  }
  return pieces;
}

/** Which signs belong to one of the words. For comparing, a sign may be several. */
function placesOf(words: readonly string[], signs: readonly string[]): ReadonlySet<number> {
  const compared = signs.map(plain);
  const origins = compared.flatMap((sign, at) => Array.from({ length: sign.length }, () => at));
  const whole = compared.join('');
  const starts = (word: string): number[] => origins.map((_, at) => at).filter((at) => whole.startsWith(word, at));
  return new Set(words.flatMap((word) => starts(word).flatMap((at) => origins.slice(at, at + word.length))));
}

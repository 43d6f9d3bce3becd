/** A word of a text: as written, and without case, accents and the English genitive. */
export interface Word {
  readonly text: string;
  readonly plain: string;
  /** Whether it begins a sentence or a quotation, so that a capital means nothing. */
  readonly isFirst: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)*/gu;
/** Text before a word that would be capitalized in any case. */
const BEGINNING = /(^|[.!?:;(„“«"]|\s['‘])\s*$/u;

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    plain: plain(word.replace(/['’]s?$/, '')),
    isFirst: BEGINNING.test(text.slice(0, index)),
  }));

export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Whether the words occur among the others, in a row. */
export const standIn = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && many.some((_, at) => few.every((word, i) => many[at + i] === word));

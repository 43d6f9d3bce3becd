import type { Say } from '@taproom/games/text';
import { en } from '../text/en.ts';
import type { Key } from '../text/index.ts';

/** What can be typed besides a move. */
export const WORDS = [
  'help',
  'menu',
  'moves',
  'hint',
  'why',
  'undo',
  'log',
  'rules',
  'save',
  'resign',
  'quit',
] as const;
export type Word = (typeof WORDS)[number];

/** What a typed line asks for: a command, with what follows it. The English words are understood in every language. */
export function parseWord(typed: string, say: Say<Key>): { word: Word; rest: string } | undefined {
  const [, first = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(typed) ?? [];
  if (first === '') return { word: 'menu', rest: '' };
  if (first === '?') return { word: 'help', rest };
  const meant = plain(first);
  const word = WORDS.find((one) => plain(say(`word.${one}`)) === meant || en[`word.${one}`] === meant);
  return word && { word, rest };
}

export const isYes = (typed: string, say: Say<Key>): boolean =>
  [plain(say('word.yes')), en['word.yes']].includes(plain(typed.trim()));

/** Without case and accents, which not every keyboard has. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

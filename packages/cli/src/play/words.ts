import type { Say } from '@taproom/games/text';
import { en } from '../text/en.ts';
import type { Key } from '../text/index.ts';
import type { KeptTable } from './kept-table.ts';

/** What can be typed besides a move at a table of this computer. */
export const HERE = [
  'help',
  'menu',
  'moves',
  'hint',
  'why',
  'undo',
  'log',
  'rules',
  'summary',
  'save',
  'resign',
  'quit',
] as const;

/** The same at the table of a daily: everybody plays it without hints, and it lies where it is found again. */
export const DAILY = HERE.filter((word) => word !== 'hint' && word !== 'save');

/** The same at a table on a server. */
export const ONLINE = [
  'help',
  'menu',
  'moves',
  'hint',
  'why',
  'undo',
  'log',
  'rules',
  'summary',
  'say',
  'agree',
  'disagree',
  'pause',
  'return',
  'replace',
  'claim',
  'stand',
  'cancel',
  'resign',
  'quit',
] as const;

/** The same in a lesson. */
export const LESSON = ['help', 'menu', 'moves', 'why', 'rules', 'summary', 'back', 'skip', 'quit'] as const;

/** What can be typed at a table of this computer. */
export const wordsAt = ({ daily }: Pick<KeptTable, 'daily'>): readonly (typeof HERE)[number][] =>
  daily ? DAILY : HERE;

export type Word = (typeof HERE | typeof ONLINE | typeof LESSON)[number];

/** What a typed line asks for: a command, with what follows it. The English words are understood in every language. */
export function parseWord<W extends Word>(
  typed: string,
  say: Say<Key>,
  words: readonly W[],
): { word: W; rest: string } | undefined {
  const [, first = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(typed) ?? [];
  const meant = SIGNS[first] ?? plain(first);
  const word = words.find((one) => plain(say(`word.${one}`)) === meant || en[`word.${one}`] === meant);
  return word && { word, rest };
}

/** Enter alone, and what many try first. */
const SIGNS: Readonly<Record<string, Word>> = { '': 'menu', '?': 'help' };

export const isYes = (typed: string, say: Say<Key>): boolean =>
  [plain(say('word.yes')), en['word.yes']].includes(plain(typed.trim()));

/** Without case and accents, which not every keyboard has. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

import { Script } from 'node:vm';
import { fail, ok, type Result } from '@taproom/engine';

/** A game's names in code, texts and rulings. */
export interface Names {
  /** `new-game` */
  readonly id: string;
  /** `newGame` */
  readonly camel: string;
  /** `NewGame` */
  readonly pascal: string;
  /** `New Game` */
  readonly title: string;
  /** `NG`, as in the ruling NG-1. */
  readonly prefix: string;
}

/** Names already in use. */
export interface Taken {
  readonly ids: readonly string[];
  /** The prefixes of rulings. */
  readonly prefixes: ReadonlySet<string>;
  /** The words in the files that will contain the new game's name. */
  readonly words: ReadonlySet<string>;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 30;
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} '’!?.,:&-]{0,39}$/u;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The names of a new game, or a sentence about what is wrong with them. */
export function namesOf(id: string | undefined, title: string | undefined, taken: Taken): Result<Names, string> {
  if (id === undefined) return fail('What is the game to be called? An id is made of small words, as in new-game.');
  if (!ID.test(id) || id.length > LONGEST_ID)
    return fail(
      `"${id}" cannot be an id: it takes small letters, digits and single dashes, at most ${LONGEST_ID}, as in new-game.`,
    );
  if (taken.ids.includes(id)) return fail(`There is a game "${id}" already.`);
  const words = id.split('-');
  const pascal = words.map(capital).join('');
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
  if (taken.words.has(camel) || isReserved(camel))
    return fail(`"${id}" is a word that the code around it needs: choose another, or add a second word.`);
  const called = title ?? words.map(capital).join(' ');
  if (!TITLE.test(called))
    return fail(`"${called}" cannot be a title: it takes up to 40 letters, digits, spaces and ' ! ? . , : & -.`);
  return ok({ id, camel, pascal, title: called, prefix: prefixOf(words, taken.prefixes) });
}

/** Whether a word cannot be the name of a variable. */
function isReserved(word: string): boolean {
  try {
    new Script(`'use strict'; (async () => { let ${word}; });`);
    return false;
  } catch {
    return true;
  }
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Two letters: the initials of two words, else two letters of the id in order, else any that are free. */
function prefixOf(words: readonly string[], taken: ReadonlySet<string>): string {
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const written = [...initials, ...words.join('').slice(1)].filter((letter) => /[a-z]/.test(letter));
  const [first = 'x', ...others] = written.map((letter) => letter.toUpperCase());
  const wished = [...others, ...LETTERS].map((other) => first + other);
  const any = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  return [...wished, ...any].find((prefix) => !taken.has(prefix)) ?? 'XX';
}

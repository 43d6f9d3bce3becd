import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A word that nobody guesses: five bits a letter. */
export const randomId = (letters: number): string =>
  Array.from({ length: letters }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 32 random bytes for an address or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

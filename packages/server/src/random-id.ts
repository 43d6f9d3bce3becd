import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An unguessable word: five bits per letter. */
export const randomId = (letters: number): string =>
  Array.from({ length: letters }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const TENTH_OF_A_SECOND = 100;
const MOMENT_LETTERS = 5;

/** A time in letters, repeating after a month. */
function momentId(now: number): string {
  const moments = Math.floor(now / TENTH_OF_A_SECOND) % LETTERS.length ** MOMENT_LETTERS;
  const digits = moments.toString(LETTERS.length).padStart(MOMENT_LETTERS, '0');
  return [...digits].map((digit) => LETTERS[Number.parseInt(digit, LETTERS.length)]).join('');
}

/** Also unguessable, but ids made at the same time share a prefix, so databases keep them close together. */
export const timedId = (now: number, letters: number): string => momentId(now) + randomId(letters);

/** 32 random bytes for a URL or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

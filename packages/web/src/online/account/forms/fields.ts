/** The user names that the server accepts. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,23}$/u;
const SHORTEST_PASSWORD = 10;
export const LONGEST_NAME = 24;
export const LONGEST_PASSWORD = 200;

/** An error in a form, and its field; no field if it concerns the whole form. */
export interface Trouble {
  readonly code: string;
  readonly at?: 'name' | 'current' | 'password' | 'code';
}

export const nameTrouble = (name: string): Trouble | undefined =>
  USERNAME.test(name) ? undefined : { code: name === '' ? 'no-name' : 'bad-name', at: 'name' };

export const passwordTrouble = (password: string): Trouble | undefined =>
  password.length >= SHORTEST_PASSWORD
    ? undefined
    : { code: password === '' ? 'no-password' : 'short-password', at: 'password' };

/** Normalises, so that letters typed in different ways are the same. */
export const asTyped = (name: string): string => name.trim().normalize('NFC');

/** A user name based on the guest's name. */
export const suggestedName = (name: string): string =>
  asTyped(name)
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[._-]+|[._-]+$/gu, '');

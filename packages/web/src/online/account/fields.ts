/** What the server will take as a user name. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,23}$/u;
const SHORTEST_PASSWORD = 10;
export const LONGEST_NAME = 24;
export const LONGEST_PASSWORD = 200;

/** What is wrong with something typed in, and in which field; somewhere else if there is none. */
export interface Trouble {
  readonly code: string;
  readonly at?: 'name' | 'current' | 'password';
}

export const nameTrouble = (name: string): Trouble | undefined =>
  USERNAME.test(name) ? undefined : { code: name === '' ? 'no-name' : 'bad-name', at: 'name' };

export const passwordTrouble = (password: string): Trouble | undefined =>
  password.length >= SHORTEST_PASSWORD
    ? undefined
    : { code: password === '' ? 'no-password' : 'short-password', at: 'password' };

/** Letters typed in different ways are the same letters. */
export const asTyped = (name: string): string => name.trim().normalize('NFC');

/** A user name much like the name that a guest has. */
export const suggestedName = (name: string): string =>
  asTyped(name)
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[._-]+|[._-]+$/gu, '');

import Type from 'typebox';
import type { PasskeyError } from '../../people/passkeys.ts';
import { Person } from '../../people/sessions.ts';
import { refusalBy, responsesBy, type Statuses } from '../responses.ts';

const STATUS: Statuses<PasskeyError> = {
  'name-taken': 409,
  'already-account': 409,
  'no-account': 409,
  'wrong-password': 401,
  'bad-passkey': 401,
  'no-such-passkey': 404,
  'last-way-in': 409,
};

export const responses = responsesBy(STATUS);
export const refuse = refusalBy(STATUS);

/** Letters and digits of any language, with a few punctuation marks in between. */
export const Username = Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{2,23}$' });

/** The player whose account was created or changed. */
export const Known = Type.Object({ player: Person }, { additionalProperties: false });

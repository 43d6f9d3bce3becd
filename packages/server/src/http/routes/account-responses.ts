import Type from 'typebox';
import { LoginAnswer, type PasskeyError } from '../../people/passkeys.ts';
import type { RecoveryError } from '../../people/recovery.ts';
import { Person } from '../../people/sessions.ts';
import { refusalBy, responsesBy, type Statuses } from '../responses.ts';

const STATUS: Statuses<PasskeyError | RecoveryError | { readonly code: 'no-mail' }> = {
  'name-taken': 409,
  'already-account': 409,
  'no-account': 409,
  'wrong-password': 401,
  'bad-passkey': 401,
  'no-such-passkey': 404,
  'last-way-in': 409,
  'bad-code': 401,
  'no-mail': 409,
};

export const responses = responsesBy(STATUS);
export const refuse = refusalBy(STATUS);

/** Letters and digits of any language, with a few punctuation marks in between. */
export const Username = Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{2,23}$' });

const closed = { additionalProperties: false } as const;

/** The player whose account was changed. */
export const Known = Type.Object({ player: Person }, closed);

const Codes = Type.Array(Type.String(), { description: 'each opens the account once, if the password is lost' });

/** A guest who has become an account: the token is new, and the recovery codes are shown only now. */
export const Opened = Type.Object({ player: Person, token: Type.String(), codes: Codes }, closed);
export const NewCodes = Type.Object({ codes: Codes }, closed);

export const Password = Type.String({ minLength: 10, maxLength: 200 });
/** A password that is only compared may be anything. */
export const AnyPassword = Type.String({ maxLength: 200 });

/** What shows once more that it is the owner who asks. */
export const Proof = Type.Union([
  Type.Object({ password: AnyPassword }, closed),
  Type.Object({ passkey: LoginAnswer }, closed),
]);

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id with the parameters recommended for servers: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const HEAD = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
const SALT_BYTES = 16;

/** Normalised, because the same password may be typed in several ways that look alike. */
const tagOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...COST, message: password.normalize('NFKC'), nonce });

/** The hash to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return [HEAD, salt.toString('base64url'), (await tagOf(password, salt)).toString('base64url')].join('$');
}

/** Compared for accounts without a password, so that refusing takes as long as for a wrong one. */
const NOBODY = `${HEAD}$${Buffer.alloc(SALT_BYTES).toString('base64url')}$${Buffer.alloc(COST.tagLength).toString('base64url')}`;

export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [salt = '', tag = ''] = (kept ?? NOBODY).split('$').slice(-2);
  const given = await tagOf(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(given, Buffer.from(tag, 'base64url')) && typeof kept === 'string';
}

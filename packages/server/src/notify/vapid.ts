import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

/** The keys that identify this server to push services (RFC 8292). */
export interface VapidKeys {
  /** In the form browsers subscribe with. */
  readonly publicKey: string;
  readonly jwk: JsonWebKey;
}

const UNCOMPRESSED = Buffer.from([4]);
/** Push services accept up to a day. */
const VALID_FOR = 12 * 3_600;

export function makeVapidKeys(): VapidKeys {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
  const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return { publicKey: Buffer.concat([UNCOMPRESSED, ...point]).toString('base64url'), jwk };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header that identifies the sender to a push service. `contact` is for the people who run that service. */
export function vapidHeader({ jwk, publicKey }: VapidKeys, endpoint: string, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + VALID_FOR, sub: contact };
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${text}.${signature}, k=${publicKey}`;
}

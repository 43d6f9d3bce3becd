import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's push subscription: its address, and the keys only it can decrypt with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const RECORD_SIZE = 4_096;
const LAST_RECORD = Buffer.from([2]);

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const newKey = (): ECDH => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
};

/** Encrypts a message for a browser (RFC 8291, aes128gcm in one record). Throws if its keys are invalid. */
export function encrypt(
  text: string,
  { keys }: PushTarget,
  salt: Buffer = randomBytes(16),
  own: ECDH = newKey(),
): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createCipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header(salt, own.getPublicKey()), ...sealed]);
}

function header(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_SIZE);
  sizes.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, sizes, publicKey]);
}

import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Decrypts a push as a browser does. */
export function decrypt(message: Buffer, key: ECDH, auth: Buffer): string {
  const [salt, theirs, sealed] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(theirs), auth, info, 32));
  const derive = (what: string, length: number): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, what, length));
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive('Content-Encoding: aes128gcm\0', 16),
    derive('Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return opened.subarray(0, -1).toString();
}

import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt } from '../testing/decrypt.ts';
import { encrypt } from './encrypt.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

function keyFrom(secret: string): ECDH {
  const key = createECDH('prime256v1');
  key.setPrivateKey(bytes(secret));
  return key;
}

test('a message is encrypted as in the example of RFC 8291', () => {
  const target = {
    endpoint: '',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  };
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
  const own = keyFrom('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
  expect(encrypt('When I grow up, I want to be a watermelon', target, salt, own).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only who subscribed can read it, and no two are the same', () => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const [one, other] = [encrypt('Jsi na tahu', { endpoint: '', keys }), encrypt('Jsi na tahu', { endpoint: '', keys })];
  expect([decrypt(one, key, auth), decrypt(other, key, auth)]).toEqual(['Jsi na tahu', 'Jsi na tahu']);
  expect(one.equals(other)).toBe(false);
  expect(() => decrypt(one, key, randomBytes(16))).toThrow();
});

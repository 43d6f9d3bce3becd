import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeVapidKeys, vapidHeader } from './vapid.ts';

/** The example of RFC 8292, section 2.4. */
const EXAMPLE = [
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9',
  '.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
  '.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  ', k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
].join('');
const EXPIRES = 1_453_523_768;
const HALF_A_DAY = 43_200;

/** The header as a push service reads it: what is signed, and whether the signature fits the key. */
function read(header: string): { signed: string | undefined; isGenuine: boolean } {
  const [, signed = '', signature = '', publicKey = ''] = /^vapid t=(.+\..+)\.(.+), k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: `${x}`, y: `${y}` }, format: 'jwk' });
  const how = { key, dsaEncoding: 'ieee-p1363' } as const;
  return { signed, isGenuine: verify('sha256', Buffer.from(signed), how, Buffer.from(signature, 'base64url')) };
}

test('the header says and signs the same as the example of RFC 8292', () => {
  const now = (EXPIRES - HALF_A_DAY) * 1_000;
  const endpoint = 'https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV';
  const header = vapidHeader(makeVapidKeys(), endpoint, 'mailto:push@example.com', now);
  expect(read(EXAMPLE)).toMatchObject({ isGenuine: true });
  expect(read(header)).toEqual(read(EXAMPLE));
});

test('a header that was changed on the way is not believed', () => {
  const header = vapidHeader(makeVapidKeys(), 'https://push.example/to/me', 'https://tap.example', 1_000_000);
  const [other] = vapidHeader(makeVapidKeys(), 'https://push.example/to/me', 'https://tap.example', 2_000_000).split(
    ',',
  );
  expect(read(header).isGenuine).toBe(true);
  expect(read(`${other},${header.split(',')[1]}`).isGenuine).toBe(false);
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { chained, type MatchRecord } from '@taproom/engine';
import { expect, test } from 'vitest';
import { checkSignature, signedText } from './house-signature.ts';
import sample from './testing/record.json' with { type: 'json' };

const { privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const record = sample as unknown as MatchRecord;

const signed = (one: MatchRecord): MatchRecord => ({
  ...one,
  house: { key, signature: sign(null, Buffer.from(signedText(one)), privateKey).toString('hex') },
});

test('a record is known as signed by the house that has signed it', async () => {
  expect(await checkSignature(signed(record))).toBe('signed');
  expect(await checkSignature(record)).toBe('unsigned');
});

test('another decision is noticed although its chain fits, and so are dice, end and key', async () => {
  const { house, ...plain } = signed(record);
  if (!house) throw new Error('it is signed');
  const other = plain.entries.map((entry, at) => (at === 1 ? { ...entry, seat: 1 - entry.seat } : entry));
  const changed: MatchRecord[] = [
    chained({ ...plain, entries: other }),
    { ...plain, entries: plain.entries.slice(0, -1) },
    { ...plain, options: { ...plain.options, more: 'yes' } },
    { ...plain, rules: plain.rules + 1 },
  ];
  for (const one of changed) expect(await checkSignature({ ...one, house })).toBe('forged');
  const foreign = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }).x ?? '';
  const otherKey = Buffer.from(foreign, 'base64url').toString('hex');
  expect(await checkSignature({ ...plain, house: { ...house, key: otherKey } })).toBe('forged');
  expect(await checkSignature({ ...plain, house: { key: '00', signature: '00' } })).toBe('forged');
});

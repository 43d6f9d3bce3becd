import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chained, type MatchRecord, signedText } from '@taproom/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkHouse } from './house.ts';
import { parseRecord } from './parse-record.ts';

const plain: MatchRecord = JSON.parse(readFileSync(new URL('./testing/record.json', import.meta.url), 'utf8'));
const TABLE = 'abcdefghjk';

function signedBy(record: MatchRecord, { privateKey, publicKey } = generateKeyPairSync('ed25519')): MatchRecord {
  const key = publicKey.export({ format: 'jwk' }).x ?? '';
  const signature = sign(null, Buffer.from(signedText(record, TABLE)), privateKey).toString('base64url');
  return { ...record, house: { table: TABLE, key, signature } };
}

const record = signedBy(plain);
const key = record.house?.key ?? '';
const [first, second, ...rest] = plain.entries;
const { end, dice } = plain;
if (!first || !second || !end || dice.kind !== 'sealed') throw new Error('the sample has too little');

afterEach(() => void vi.unstubAllGlobals());

describe('a record vouches for its decisions', () => {
  test('if a known house has signed it, also after it was written and parsed', async () => {
    expect(await checkHouse(record, [key])).toBe('proved');
    const parsed = parseRecord(JSON.stringify(record, null, 2));
    expect(parsed.ok && (await checkHouse(parsed.value, ['x', key]))).toBe('proved');
  });

  test('to nobody without a signature', async () => {
    expect(await checkHouse(plain, [key])).toBe('unsigned');
  });

  test('only to those who know whose key it is', async () => {
    expect(await checkHouse(record, [])).toBe('unknown-house');
    expect(await checkHouse(signedBy(plain), [key])).toBe('other-house');
  });
});

describe('a forger is found out who', () => {
  const changes: readonly [string, Partial<MatchRecord>][] = [
    ['changes a decision', { entries: [{ ...first, action: { ...first.action, square: 'e5' } }, second, ...rest] }],
    ['changes a seat', { entries: [{ ...first, seat: 1 - first.seat }, second, ...rest] }],
    ['exchanges two decisions', { entries: [second, first, ...rest] }],
    ['removes one', { entries: [second, ...rest] }],
    ['adds one', { entries: [first, ...plain.entries] }],
    ['changes the scores', { end: { ...end, scores: end.scores.map((score) => score + 1) } }],
    ['changes the places', { end: { ...end, places: end.places.toReversed() } }],
    ['removes the end', { end: undefined } as object],
    ['names another game', { game: 'dyce' }],
    ['names other rules', { rules: plain.rules + 1 }],
    ['adds a seat', { seats: plain.seats + 1 }],
    ['changes an option', { options: { ...plain.options, first: '1' } }],
    ['changes the commitment', { dice: { ...dice, commitment: '00'.repeat(32) } }],
    ['exchanges the nonces', { dice: { ...dice, nonces: dice.nonces.toReversed() } }],
    ['makes it open dice', { dice: { kind: 'seed', seed: 1 } }],
  ];

  test.each(changes)('%s and computes the chain anew', async (_, change) => {
    expect(await checkHouse(chained({ ...record, ...change }) as MatchRecord, [key])).toBe('forged');
  });

  test('says that it was another table, puts another key in, or spoils key or signature', async () => {
    const { house } = record;
    if (!house) throw new Error('not signed');
    const other = signedBy(plain).house;
    const forgeries = [
      { ...house, table: 'zzzzzzzzzz' },
      { ...house, key: other?.key ?? '' },
      { ...house, signature: other?.signature ?? '' },
      { ...house, key: 'A'.repeat(43) },
      { ...house, signature: 'A'.repeat(86) },
    ];
    for (const forged of forgeries) expect(await checkHouse({ ...record, house: forged }, [key])).toBe('forged');
  });
});

test('where signatures cannot be checked, that is said', async () => {
  vi.stubGlobal('crypto', {});
  expect(await checkHouse(record, [key])).toBe('uncheckable');
  const importKey = async () => {
    throw new DOMException('Ed25519', 'NotSupportedError');
  };
  vi.stubGlobal('crypto', { subtle: { importKey } });
  expect(await checkHouse(record, [key])).toBe('uncheckable');
});

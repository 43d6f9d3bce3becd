import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import type { HouseSignature, MatchRecord } from '@taproom/engine';
import { signedText } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** The keys by which this house signs what it has seen happen. */
export interface HouseKey {
  readonly publicKey: string;
  signed(record: MatchRecord): MatchRecord;
}

const NAME = 'house-key';

/** This house's keys, made at its first start; if several processes do so at once, one wins. */
export async function readHouseKey(db: Kysely<Schema>): Promise<HouseKey> {
  const made = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
  await db
    .insertInto('settings')
    .values({ key: NAME, value: made })
    .onConflict((clash) => clash.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', NAME).executeTakeFirstOrThrow();
  const jwk = JSON.parse(value) as JsonWebKey;
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = Buffer.from(jwk.x ?? '', 'base64url').toString('hex');
  const signatureOf = (record: MatchRecord): HouseSignature => ({
    key: publicKey,
    signature: sign(null, Buffer.from(signedText(record)), privateKey).toString('hex'),
  });
  return { publicKey, signed: (record) => ({ ...record, house: signatureOf(record) }) };
}

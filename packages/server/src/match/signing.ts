import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { type MatchRecord, signedText } from '@taproom/engine';
import type { Kysely } from 'kysely';
import { madeOnce } from '../store/made-once.ts';
import type { Schema } from '../store/schema.ts';

/** Vouches for the records of its tables. */
export interface Signer {
  /** The public key, in base64url. */
  readonly key: string;
  sign(record: MatchRecord, table: string): MatchRecord;
}

const SETTING = 'house-key';

/** The signer of a house. Its key lies in the database: all processes have the same, and a backup holds it. */
export async function makeSigner(db: Kysely<Schema>): Promise<Signer> {
  const jwk = await madeOnce<JsonWebKey>(db, SETTING, () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
  );
  const key = jwk.x ?? '';
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    key,
    sign: (record, table) => {
      const signature = sign(null, Buffer.from(signedText(record, table)), privateKey).toString('base64url');
      return { ...record, house: { table, key, signature } };
    },
  };
}

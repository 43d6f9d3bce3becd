import { type HouseSignature, type MatchRecord, signedText } from '@taproom/engine';

/** Who vouches for the decisions in a record. */
export type HouseVerdict =
  /** Nobody: it is no record of an online match, or an older one, or the signature was taken away. */
  | 'unsigned'
  /** A known house. */
  | 'proved'
  /** Whoever has the key that stands in the record; no key is known to compare it with. */
  | 'unknown-house'
  /** The same, and it is not the house whose key is known. */
  | 'other-house'
  /** The record was changed after it was signed, or never was. */
  | 'forged'
  /** There is a signature, and no way here to check it. */
  | 'uncheckable';

/** Checks the signature under a record, and whether its key is one of those known. */
export async function checkHouse(record: MatchRecord, known: readonly string[]): Promise<HouseVerdict> {
  const { house } = record;
  if (!house) return 'unsigned';
  const fits = await isSigned(house, signedText(record, house.table));
  if (fits === undefined) return 'uncheckable';
  if (!fits) return 'forged';
  if (known.includes(house.key)) return 'proved';
  return known.length === 0 ? 'unknown-house' : 'other-house';
}

const ALGORITHM = 'Ed25519';

/** Undefined where signatures cannot be checked: in older browsers, and on pages that came without encryption. */
async function isSigned({ key, signature }: HouseSignature, text: string): Promise<boolean | undefined> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return undefined;
  try {
    const publicKey = await subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['verify']);
    return await subtle.verify(ALGORITHM, publicKey, bytesOf(signature), new TextEncoder().encode(text));
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? undefined : false;
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

import { contentOf, type MatchRecord } from '@taproom/engine';

const ALGORITHM = 'Ed25519';

/** What a house signs of a record. */
export const signedText = (record: MatchRecord): string => `taproom record ${contentOf(record)}`;

/**
 * What a record's signature is worth: `unsigned` if it has none, `unknown` where nothing can be checked, as in a browser on a page
 * that came without https.
 */
export type SignatureCheck = 'signed' | 'forged' | 'unsigned' | 'unknown';

export async function checkSignature(record: MatchRecord): Promise<SignatureCheck> {
  const { house } = record;
  if (!house) return 'unsigned';
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return 'unknown';
  try {
    const key = await subtle.importKey('raw', bytesOf(house.key), ALGORITHM, false, ['verify']);
    const text = new TextEncoder().encode(signedText(record));
    return (await subtle.verify(ALGORITHM, key, bytesOf(house.signature), text)) ? 'signed' : 'forged';
  } catch (error) {
    return isUnsupported(error) ? 'unknown' : 'forged';
  }
}

const isUnsupported = (error: unknown): boolean => error instanceof Error && error.name === 'NotSupportedError';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

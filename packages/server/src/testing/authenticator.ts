import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Creates a passkey and signs with it, like a browser with its device. */
export interface Authenticator {
  create(options: { challenge: string; rp: { id?: string }; user: { id: string } }): object;
  get(options: { challenge: string; rpId?: string }): object;
  /** The site the browser thinks it is on. */
  origin: string;
  /** How often it has signed. */
  counter: number;
}

const CREDENTIAL_BYTES = 16;
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** As much CBOR as is needed: short text, and bytes with a length of 8 bits. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** A public key for ES256 on P-256, by its two coordinates. */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

export function makeAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(CREDENTIAL_BYTES);
  let userHandle = '';

  function authData(rpId: string, flags: number, ...rest: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...rest]);
  }

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: authenticator.origin, crossOrigin: false }));

  const credential = (response: object): object => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  const authenticator: Authenticator = {
    origin,
    counter: 0,
    create({ challenge, rp, user }) {
      userHandle = user.id;
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKeyOf(publicKey)]);
      const data = authData(rp.id ?? '', PRESENT_AND_VERIFIED | HAS_CREDENTIAL, named);
      const statement = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
      const attestation = Buffer.concat([Buffer.from([0xa3]), ...statement, text('authData'), bytes(data)]);
      return credential({
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      });
    },
    get({ challenge, rpId = '' }) {
      authenticator.counter++;
      const data = authData(rpId, PRESENT_AND_VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle,
      });
    },
  };
  return authenticator;
}

import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { post, type Reply } from '../../table/remote/http.ts';
import type { Known, Proof } from './account-api.ts';

interface Begun<T> {
  readonly ceremony: string;
  readonly options: T;
}

/** Browsers allow passkeys only on hosts with a name, not on bare IP addresses. */
const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether passkeys are available here at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !isNumber(location.hostname);

/** Creates a passkey: a guest's first, under a name, or another one for an account. */
export async function makePasskey(username?: string): Promise<Known> {
  const body = username === undefined ? {} : { username };
  const begun = await post<Begun<PublicKeyCredentialCreationOptionsJSON>>('/api/account/passkey/options', body);
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const made = await fromBrowser(() => startRegistration({ optionsJSON: options }));
  return made.ok ? post('/api/account/passkey', { ceremony, response: made.value }) : made;
}

/** Signs in by whichever passkey is chosen. */
export async function logInByPasskey(): Promise<Known> {
  const begun = await post<Begun<PublicKeyCredentialRequestOptionsJSON>>('/api/login/passkey/options', {});
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const given = await fromBrowser(() => startAuthentication({ optionsJSON: options }));
  return given.ok ? post('/api/login/passkey', { ceremony, response: given.value }) : given;
}

/** Shows once more, by a passkey, that it is the owner who asks. */
export async function provePasskey(): Promise<Reply<Proof>> {
  const begun = await post<Begun<PublicKeyCredentialRequestOptionsJSON>>('/api/login/passkey/options', {});
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const given = await fromBrowser(() => startAuthentication({ optionsJSON: options }));
  return given.ok ? { ok: true, value: { passkey: { ceremony, response: given.value } } } : given;
}

async function fromBrowser<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

/** Cancelling, a timeout and having no passkey get the same answer: browsers do not tell them apart. */
function codeOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-cancelled';
  return name === 'InvalidStateError' ? 'passkey-known' : 'passkey-unable';
}

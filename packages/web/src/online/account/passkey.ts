import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { post, type Reply } from '../api.ts';
import type { Known } from './account-api.ts';

interface Begun<T> {
  readonly ceremony: string;
  readonly options: T;
}

/** Browsers have passkeys for sites with a name, not for bare numbers. */
const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether passkeys can be had here at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !isNumber(location.hostname);

/** Makes a passkey: a guest's first, under a name, or another one of an account. */
export async function makePasskey(username?: string): Promise<Known> {
  const body = username === undefined ? {} : { username };
  const begun = await post<Begun<PublicKeyCredentialCreationOptionsJSON>>('/api/account/passkey/options', body);
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const made = await fromBrowser(() => startRegistration({ optionsJSON: options }));
  return made.ok ? post('/api/account/passkey', { ceremony, response: made.value }) : made;
}

/** Comes in by whichever passkey is chosen. */
export async function logInByPasskey(): Promise<Known> {
  const begun = await post<Begun<PublicKeyCredentialRequestOptionsJSON>>('/api/login/passkey/options', {});
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const given = await fromBrowser(() => startAuthentication({ optionsJSON: options }));
  return given.ok ? post('/api/login/passkey', { ceremony, response: given.value }) : given;
}

async function fromBrowser<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

/** Whoever cancels, waits too long or has no passkey gets the same answer: browsers do not tell which it was. */
function codeOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-cancelled';
  return name === 'InvalidStateError' ? 'passkey-known' : 'passkey-unable';
}

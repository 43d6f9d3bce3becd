import type { Reply } from '../../table/remote/http.ts';
import { post, request } from '../../table/remote/http.ts';
import { stopPush } from '../notify/push.ts';
import type { Player } from '../people.ts';

/** The player's account, as far as signing in is concerned. */
export interface OwnAccount {
  readonly username: string;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  /** How many recovery codes are left. */
  readonly codes: number;
}

export interface Passkey {
  readonly id: string;
  readonly createdAt: number;
}

/** A place where the player is signed in. */
export interface Session {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly agent: string;
  readonly isThis: boolean;
}

export interface Bot {
  readonly id: string;
  readonly name: string;
}

export type Known = Reply<{
  readonly player: Player;
  /** The recovery codes of a new account, which the server shows only once. */
  readonly codes?: readonly string[];
}>;

/** What shows once more that it is the owner who asks. */
export type Proof = { readonly password: string } | { readonly passkey: object };

const remove = (path: string): Promise<Reply<null>> => request(path, { method: 'DELETE' });

export const makeAccount = (username: string, password: string): Promise<Known> =>
  post('/api/account', { username, password });
export const makeCodes = (proof: Proof): Promise<Reply<{ readonly codes: readonly string[] }>> =>
  post('/api/account/codes', proof);
/** Sets a new password by a recovery code, and signs in. */
export const recover = (code: string, password: string): Promise<Known> => post('/api/recover', { code, password });
export const sendCode = (username: string): Promise<Reply<null>> => post('/api/recover/mail', { username });
export const logIn = (username: string, password: string): Promise<Known> => post('/api/login', { username, password });
/** A player who has signed out is no longer notified here. */
export async function logOut(): Promise<Reply<null>> {
  await stopPush();
  return request('/api/logout', { method: 'POST' });
}

export const fetchAccount = (): Promise<Reply<OwnAccount>> => request('/api/account');
export const takeName = (username: string): Promise<Known> => post('/api/account/name', { username });
export const setPassword = (password: string, current: string | undefined): Promise<Reply<null>> =>
  post('/api/account/password', { password, ...(current !== undefined && { current }) });
export const removePasskey = (id: string): Promise<Reply<null>> => remove(`/api/account/passkeys/${id}`);
export const forgetAccount = (proof: Proof): Promise<Reply<null>> =>
  request('/api/account', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  });

export const fetchSessions = (): Promise<Reply<readonly Session[]>> => request('/api/sessions');
export const endSession = (id: string): Promise<Reply<null>> => remove(`/api/sessions/${id}`);
export const endOtherSessions = (): Promise<Reply<null>> => remove('/api/sessions');

export const fetchBots = (): Promise<Reply<readonly Bot[]>> => request('/api/bots');
export const makeBot = (name: string): Promise<Reply<{ readonly player: Bot; readonly token: string }>> =>
  post('/api/bots', { name });
export const removeBot = (id: string): Promise<Reply<null>> => remove(`/api/bots/${id}`);

import type { MatchRecord, Seat } from '@taproom/engine';
import type { KnownTable, OwnTable, TableInfo, TableSetup } from '@taproom/protocol';
import { isFields } from '../record/json.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
}

/** What came back: a value, or the code of what was wrong. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

const EMPTY = 204;
let tellDismissed = (): void => undefined;

/** Who is to be told when the server does not know this browser any more. */
export function whenDismissed(tell: () => void): void {
  tellDismissed = tell;
}

export async function request<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  try {
    const response = await fetch(path, init);
    const value: unknown = response.status === EMPTY ? null : await response.json();
    return response.ok ? { ok: true, value: value as T } : refusedFor(codeIn(value));
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

function refusedFor(code: string): { readonly ok: false; readonly code: string } {
  if (code === 'not-signed-in') tellDismissed();
  return { ok: false, code };
}

const codeIn = (value: unknown): string =>
  isFields(value) && typeof value['code'] === 'string' ? value['code'] : 'broken';

export const post = <T>(path: string, body: object): Promise<Reply<T>> =>
  request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Whoever this browser is to the server; not `ok` where there is no server at all, as on a plain web host. */
export async function fetchMe(): Promise<Reply<{ readonly player: Player | null }>> {
  if (!navigator.onLine) return { ok: false, code: 'unreachable' };
  const reply = await request<unknown>('/api/me');
  if (!reply.ok) return reply;
  return isFields(reply.value) && 'player' in reply.value
    ? { ok: true, value: reply.value as { readonly player: Player | null } }
    : { ok: false, code: 'unreachable' };
}

export const comeIn = (name: string): Promise<Reply<{ readonly player: Player }>> => post('/api/guest', { name });
export const makeTable = (setup: TableSetup): Promise<Reply<KnownTable>> => post('/api/tables', setup);
export const fetchTable = (id: string): Promise<Reply<KnownTable>> => request(`/api/tables/${id}`);
export const fetchMine = (): Promise<Reply<readonly OwnTable[]>> => request('/api/mine');

export const sitDown = (
  id: string,
  body: { readonly seat: Seat; readonly nonce: string; readonly invitation?: string },
): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/sit`, body);

export const standUp = (id: string, seat: Seat): Promise<Reply<KnownTable>> =>
  post(`/api/tables/${id}/stand`, { seat });
/** Lets a seat, or all who only watch, talk at a table or not. */
export const silence = (id: string, seat: Seat | null, isMuted: boolean): Promise<Reply<KnownTable>> =>
  post(`/api/tables/${id}/mute`, { seat, isMuted });

export const playAgain = (id: string): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/rematch`, {});

export interface LobbyFilter {
  readonly game: string;
  readonly status: '' | 'waiting' | 'playing';
}

export function fetchLobby({ game, status }: LobbyFilter): Promise<Reply<readonly TableInfo[]>> {
  const query = new URLSearchParams({ ...(game && { game }), ...(status && { status }) });
  return request(`/api/tables?${query}`);
}

/** The record of a match that is over. */
export async function fetchRecord(id: string): Promise<MatchRecord> {
  const reply = await request<MatchRecord>(`/api/tables/${id}/record`);
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}

/** Whether an id is that of an online table rather than of one in this browser. */
export const isOnlineId = (id: string): boolean => /^[a-z2-9]{10,15}$/.test(id);

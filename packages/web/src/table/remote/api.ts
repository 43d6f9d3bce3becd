import type { MatchRecord, Seat } from '@taproom/engine';
import type { BotSetup, KnownTable, OwnTable, TableInfo, TableSetup } from '@taproom/protocol';
import { post, type Reply, request } from './http.ts';

export const makeTable = (setup: TableSetup): Promise<Reply<KnownTable>> => post('/api/tables', setup);
export const fetchTable = (id: string): Promise<Reply<KnownTable>> => request(`/api/tables/${id}`);
export const fetchMine = (): Promise<Reply<readonly OwnTable[]>> => request('/api/mine');

export const sitDown = (
  id: string,
  body: { readonly seat: Seat; readonly nonce: string; readonly invitation?: string },
): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/sit`, body);

export const standUp = (id: string, seat: Seat): Promise<Reply<KnownTable>> =>
  post(`/api/tables/${id}/stand`, { seat });
/** Chooses who stands in at a table that waits, and whether bots may take the free chairs. */
export const setHouse = (
  id: string,
  house: { readonly fill: boolean; readonly houseBot: BotSetup },
): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/house`, house);

/** Begins at once, with bots on the free chairs. */
export const startWithBots = (id: string): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/start`, {});

/** Mutes or unmutes a seat, or all spectators, in a table's chat. */
export const silence = (id: string, seat: Seat | null, isMuted: boolean): Promise<Reply<KnownTable>> =>
  post(`/api/tables/${id}/mute`, { seat, isMuted });

/** Cancels a table that waits, or ends a match that cannot continue here, for good. */
export const endTable = (id: string): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/end`, {});

export const playAgain = (id: string): Promise<Reply<KnownTable>> => post(`/api/tables/${id}/rematch`, {});

export interface LobbyFilter {
  readonly game: string;
  readonly status: '' | 'waiting' | 'playing';
}

export function fetchLobby({ game, status }: LobbyFilter): Promise<Reply<readonly TableInfo[]>> {
  const query = new URLSearchParams({ ...(game && { game }), ...(status && { status }) });
  return request(`/api/tables?${query}`);
}

/** The record of a finished match. */
export async function fetchRecord(id: string): Promise<MatchRecord> {
  const reply = await request<MatchRecord>(`/api/tables/${id}/record`);
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}

/** Whether an id is that of an online table rather than a local one. */
export const isOnlineId = (id: string): boolean => /^[a-z2-9]{10,15}$/.test(id);

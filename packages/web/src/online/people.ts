import { isFields } from '../kit/browser/json.ts';
import { post, type Reply, request } from '../table/remote/http.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
}

/** This browser's player according to the server; not `ok` where there is no server at all, as on a static web host. */
export async function fetchMe(): Promise<Reply<{ readonly player: Player | null }>> {
  if (!navigator.onLine) return { ok: false, code: 'unreachable' };
  const reply = await request<unknown>('/api/me');
  if (!reply.ok) return reply;
  return isFields(reply.value) && 'player' in reply.value
    ? { ok: true, value: reply.value as { readonly player: Player | null } }
    : { ok: false, code: 'unreachable' };
}

export const comeIn = (name: string): Promise<Reply<{ readonly player: Player }>> => post('/api/guest', { name });

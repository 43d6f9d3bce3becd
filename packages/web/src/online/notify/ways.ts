import type { Language } from '@taproom/games/text';
import { post, type Reply, request } from '../api.ts';

/** A way in which the server calls a player, as it tells of it. */
export interface Way {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** The address; of a browser only the service through which it is reached. */
  readonly where: string;
  readonly isOn: boolean;
  readonly isConfirmed: boolean;
}

/** What a server can do to call somebody, and what it does already. */
export interface Offer {
  readonly publicKey: string;
  readonly hasMail: boolean;
  readonly ways: readonly Way[];
}

export type NewWay =
  | { readonly kind: 'webhook'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string; readonly language: Language }
  | { readonly kind: 'push'; readonly endpoint: string; readonly keys: object; readonly language: Language };

export const fetchOffer = (): Promise<Reply<Offer>> => request('/api/notify');
export const addWay = (way: NewWay): Promise<Reply<Way>> => post('/api/notify', way);
export const switchWay = (id: string, isOn: boolean): Promise<Reply<unknown>> => post(`/api/notify/${id}`, { isOn });
export const removeWay = (id: string): Promise<Reply<unknown>> => request(`/api/notify/${id}`, { method: 'DELETE' });

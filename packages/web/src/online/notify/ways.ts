import type { Language } from '@taproom/games/text';
import { post, type Reply, request } from '../../table/remote/http.ts';

/** A way the server notifies a player. */
export interface Way {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** The address; for a browser, only its push service. */
  readonly where: string;
  readonly isOn: boolean;
  readonly isConfirmed: boolean;
}

/** The ways a server can notify somebody, and those already set up. */
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

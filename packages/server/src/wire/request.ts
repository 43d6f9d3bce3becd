import type { ClientMessage, Refused, ServerMessage } from '@taproom/protocol';

export type MessageType = ClientMessage['type'];

/** Messages by their type. */
export type Messages = { [T in MessageType]: Extract<ClientMessage, { type: T }> };

/** Requests that make an entry. */
export type ChangeType = 'play' | 'undo' | 'resign' | 'leave' | 'return' | 'claim';

export const yes = (id: number): ServerMessage => ({ type: 'yes', id });
export const no = (id: number, why: Refused): ServerMessage => ({ type: 'no', id, why });

/** Parses a message; undefined if it is not JSON. */
export function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** The number of a request, if it has one. */
export function idOf(message: unknown): number {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : 0;
}

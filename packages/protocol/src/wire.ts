import type { Push, ServerMessage } from './messages.ts';

/** A move as it goes over the wire: a list, because it is the most frequent message; what is rare comes last. */
export function writePush({ m, n, e, d = null, ...rare }: Push): string {
  const told = [m, n, e, d];
  return JSON.stringify(isEmpty(rare) ? told : [...told, rare]);
}

function isEmpty(fields: object): boolean {
  for (const _ in fields) return false;
  return true;
}

/** A message of the server as it was meant. */
export function readMessage(text: string): ServerMessage {
  const message = JSON.parse(text);
  if (!Array.isArray(message)) return message;
  const [m, n, e, d, rare] = message;
  return { m, n, e, ...(d !== null && { d }), ...rare };
}

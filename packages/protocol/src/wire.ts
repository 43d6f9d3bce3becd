import type { Compact } from './compact.ts';
import type { Push, ServerMessage } from './messages.ts';

type PushedList = readonly [m: Push['m'], n: Push['n'], e: Push['e'], d: Compact | null, rare?: Partial<Push>];

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
  const message: ServerMessage | PushedList = JSON.parse(text);
  if (!Array.isArray(message)) return message as ServerMessage;
  const [m, n, e, d, rare] = message as PushedList;
  return { m, n, e, ...(d !== null && { d }), ...rare };
}

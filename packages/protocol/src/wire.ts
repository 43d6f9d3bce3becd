import type { Compact } from './compact.ts';
import type { Push, ServerMessage } from './messages.ts';

type Rare = Pick<Push, 's' | 'c' | 'y'>;

/**
 * A move as it goes over the wire: a list, because it is the most frequent message, with what all who see the same are
 * told at the beginning, then what is for one viewer, and at the end what is rare.
 */
type PushedList = readonly [
  m: Push['m'],
  n: Push['n'],
  e: Push['e'],
  d: Compact | null,
  o?: Push['o'] | null,
  rare?: Rare,
];

/** The beginning of a pushed move, which is written once for all who see the same. */
export const beginPush = ({ m, n, e, d = null }: Pick<Push, 'm' | 'n' | 'e' | 'd'>): string =>
  JSON.stringify([m, n, e, d] satisfies PushedList).slice(0, -1);

/** Completes it for one viewer, with what is its own as text, if that has changed. */
export function endPush(beginning: string, own: string | undefined, { s, c, y }: Rare): string {
  if ((s ?? c ?? y) !== undefined) return `${beginning},${own ?? 'null'},${JSON.stringify({ s, c, y })}]`;
  return own === undefined ? `${beginning}]` : `${beginning},${own}]`;
}

/** A message of the server as it was meant. */
export function readMessage(text: string): ServerMessage {
  const message: ServerMessage | PushedList = JSON.parse(text);
  if (!Array.isArray(message)) return message as ServerMessage;
  const [m, n, e, d, o, rare] = message as PushedList;
  return { m, n, e, ...(d !== null && { d }), ...(o && { o }), ...rare };
}

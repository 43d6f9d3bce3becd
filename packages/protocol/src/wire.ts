import type { Compact } from './compact.ts';
import type { Push, ServerMessage } from './messages.ts';

type Rare = Pick<Push, 's' | 'c' | 'y'>;

/**
 * A move on the wire: a list, because it is the most frequent message. First the part for all viewers who see the same,
 * then the part for one viewer, then the rare fields.
 */
type PushedList = readonly [
  m: Push['m'],
  n: Push['n'],
  e: Push['e'],
  d: Compact | null,
  o?: Push['o'] | null,
  rare?: Rare,
];

/** The beginning of a pushed move, serialised once for all viewers who see the same. */
export const beginPush = ({ m, n, e, d = null }: Pick<Push, 'm' | 'n' | 'e' | 'd'>): string =>
  JSON.stringify([m, n, e, d] satisfies PushedList).slice(0, -1);

/** Completes it for one viewer, with that viewer's own part as text if it has changed. */
export function endPush(beginning: string, own: string | undefined, { s, c, y }: Rare): string {
  if ((s ?? c ?? y) !== undefined) return `${beginning},${own ?? 'null'},${JSON.stringify({ s, c, y })}]`;
  return own === undefined ? `${beginning}]` : `${beginning},${own}]`;
}

const isPushed = (message: ServerMessage | PushedList): message is PushedList => Array.isArray(message);

/** Parses a message from the server. */
export function readMessage(text: string): ServerMessage {
  const message: ServerMessage | PushedList = JSON.parse(text);
  if (!isPushed(message)) return message;
  const [m, n, e, d, o, rare] = message;
  return { m, n, e, ...(d !== null && { d }), ...(o && { o }), ...rare };
}

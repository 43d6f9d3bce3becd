import type { Refused, ServerMessage } from '../messages.ts';
import type { Answer } from './outbox.ts';

/** What a message from the server means for the connection. */
export type Heard =
  /** The server is stopping; retry after a while. */
  | { readonly kind: 'bye'; readonly after: number | undefined }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** News of a table, which may also answer our own request. */
  | { readonly kind: 'news'; readonly table: string | undefined; readonly answer: Answer | undefined };

const isAnswer = (message: ServerMessage): message is Answer => 'id' in message && message.id !== undefined;

function tableOf(message: ServerMessage): string | undefined {
  if ('m' in message) return message.m;
  return 'table' in message ? message.table : undefined;
}

export function heardIn(message: ServerMessage): Heard {
  if ('type' in message && message.type === 'bye') return { kind: 'bye', after: message.after };
  if (isAnswer(message)) return { kind: 'answer', answer: message };
  const isOurs = 'm' in message && message.y !== undefined;
  const answer = isOurs ? ({ type: 'yes', id: message.y, seq: message.n } as const) : undefined;
  return { kind: 'news', table: tableOf(message), answer };
}

/** A page of another version must be reloaded; any other refusal of a greeting may be temporary. */
export const afterRefusedGreeting = ({ code }: Refused): 'outdated' | 'lost' =>
  code === 'other-version' ? 'outdated' : 'lost';

import type { ClientMessage, ServerMessage } from '../messages.ts';

export type Unnumbered<T> = T extends ClientMessage ? Omit<T, 'id'> : never;
/** A message before it gets its number. */
export type Wish = Unnumbered<ClientMessage>;
export type Answer = Extract<ServerMessage, { readonly id: number }>;

interface Asked {
  readonly message: ClientMessage;
  readonly isPassing: boolean;
  readonly resolve: (answer: Answer) => void;
}

/** Unanswered requests, in order. */
export interface Outbox {
  /** Numbers a message, and calls `resolve` with its answer. A passing message makes sense on this connection only. */
  put(wish: Wish, resolve: (answer: Answer) => void, how?: { readonly isPassing: boolean }): ClientMessage;
  /** Hands an answer to its request. Others are dropped. */
  answered(answer: Answer): void;
  /** The connection is lost: passing messages are never answered. */
  lose(): void;
  /** The requests to send again over a new connection: keys make sure that nothing is done twice. */
  unanswered(): readonly ClientMessage[];
}

export function makeOutbox(): Outbox {
  const asked = new Map<number, Asked>();
  let count = 0;
  return {
    put(wish, resolve, { isPassing } = { isPassing: false }) {
      const message = { ...wish, id: count++ } as ClientMessage;
      asked.set(message.id, { message, resolve, isPassing });
      return message;
    },
    answered(answer) {
      const asker = asked.get(answer.id);
      asked.delete(answer.id);
      asker?.resolve(answer);
    },
    lose() {
      for (const [id, { isPassing }] of asked) if (isPassing) asked.delete(id);
    },
    unanswered: () => [...asked.values()].map(({ message }) => message),
  };
}

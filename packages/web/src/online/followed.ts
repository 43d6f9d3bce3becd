import type { Tagged } from '@taproom/engine';
import {
  type ChatLine,
  type Following,
  followState,
  hear,
  type Push,
  type ServerMessage,
  type TableState,
} from '@taproom/protocol';
import type { EventBatch } from '../boards/board.ts';

/** A table that is followed: as it was told in full, and kept up with since. */
export interface Followed {
  readonly state: TableState;
  readonly following: Following;
  readonly batch: EventBatch<Tagged>;
  /** When the clock was read, by our own clock. */
  readonly clockAt: number;
}

/** Begins with a state, or begins anew. A match that starts before our eyes shows its deal as something that happens. */
export function takeUp(state: TableState, before: Followed | undefined, now: number): Followed {
  const hasJustBegun = before?.state.info.status === 'waiting' && state.seq === 0;
  return {
    state,
    following: followState(state),
    batch: { id: (before?.batch.id ?? 0) + 1, events: hasJustBegun ? state.log : [] },
    clockAt: now,
  };
}

/** What becomes of it by a message; nothing if something in between has been missed. */
export function keepUp(before: Followed, message: ServerMessage, now: number): Followed | undefined {
  if ('m' in message) return message.n === before.state.seq + 1 ? moved(before, message, now) : undefined;
  switch (message.type) {
    case 'table':
      return takeUp(message.state, before, now);
    case 'info':
      return { ...before, state: { ...before.state, info: message.info } };
    case 'said':
      return { ...before, state: { ...before.state, chat: [...before.state.chat, message.line] } };
    default:
      return before;
  }
}

function moved(before: Followed, message: Push, now: number): Followed {
  const { following, moving, events } = hear(before.following, message);
  const { state, batch } = before;
  return {
    state: { ...state, ...moving, seq: message.n, clock: message.c ?? null, log: [...state.log, ...events] },
    following,
    batch: { id: batch.id + 1, events },
    clockAt: now,
  };
}

/** Puts earlier lines of the chat before those that are known. */
export const withEarlierChat = (before: Followed, lines: readonly ChatLine[], hasEarlierChat: boolean): Followed => ({
  ...before,
  state: { ...before.state, chat: [...lines, ...before.state.chat], hasEarlierChat },
});

/** Puts earlier events before those that are known. */
export const withEarlier = (before: Followed, events: readonly Tagged[], from: number): Followed => ({
  ...before,
  state: { ...before.state, log: [...events, ...before.state.log], logFrom: from },
});

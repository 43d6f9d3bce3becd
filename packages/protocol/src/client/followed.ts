import type { Tagged } from '@taproom/engine';
import { type Following, followState, hear } from '../following.ts';
import type { ChatLine, Push, ServerMessage, TableState } from '../messages.ts';

/** What has just happened; `id` grows with every batch. */
interface Batch {
  readonly id: number;
  readonly events: readonly Tagged[];
}

/** A followed table: its full state, kept up to date since. */
export interface Followed {
  readonly state: TableState;
  readonly following: Following;
  readonly batch: Batch;
  /** What has happened at the table rather than in the match: who left, came back or ran out of time. */
  readonly asides: Batch;
  /** A move has just been taken back. */
  readonly isUndone: boolean;
  /** When the clock was received, by our own clock. */
  readonly clockAt: number;
}

/** How many events the match has had. */
const lengthOf = ({ logFrom, log }: TableState): number => logFrom + log.length;

/** Starts or restarts from a full state. A match that begins while we watch shows its deal as an event. */
export function takeUp(state: TableState, before: Followed | undefined, now: number): Followed {
  const hasJustBegun = before?.state.info.status === 'waiting' && state.seq === 0;
  return {
    state,
    following: followState(state),
    batch: { id: (before?.batch.id ?? 0) + 1, events: hasJustBegun ? state.log : [] },
    asides: { id: before?.asides.id ?? 0, events: [] },
    isUndone: before !== undefined && lengthOf(state) < lengthOf(before.state),
    clockAt: now,
  };
}

/** The table after a message; undefined if something in between was missed. */
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
  const { state, batch, asides } = before;
  const [own, played] = [events.filter(isOwn), events.filter((event) => !isOwn(event))];
  return {
    state: { ...state, ...moving, seq: message.n, clock: message.c ?? null, log: [...state.log, ...events] },
    following,
    // Of what stands in the log alone the match has not moved on.
    batch: own.length > 0 && played.length === 0 ? batch : { id: batch.id + 1, events: played },
    asides: own.length > 0 ? { id: asides.id + 1, events: own } : asides,
    isUndone: false,
    clockAt: now,
  };
}

/** The table's own events, which no game knows. */
const OWN: ReadonlySet<string> = new Set(['hinted', 'left', 'returned', 'timedOut', 'absent']);
const isOwn = ({ type }: Tagged): boolean => OWN.has(type);

/** Puts earlier chat lines before the known ones. */
export const withEarlierChat = (before: Followed, lines: readonly ChatLine[], hasEarlierChat: boolean): Followed => ({
  ...before,
  state: { ...before.state, chat: [...lines, ...before.state.chat], hasEarlierChat },
});

/** Puts earlier events before the known ones. */
export const withEarlier = (before: Followed, events: readonly Tagged[], from: number): Followed => ({
  ...before,
  state: { ...before.state, log: [...events, ...before.state.log], logFrom: from },
});

import type { Tagged } from '@taproom/engine';
import { type Following, followState, hear } from '../following.ts';
import type { ChatLine, Push, ServerMessage, TableState } from '../messages.ts';
import { NOTICES } from '../notices.ts';

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
  /** A move has just been taken back. */
  readonly isUndone: boolean;
  /** When the clock was received, by our own clock. */
  readonly clockAt: number;
  /** When its info was received, which tells how long people have been away. */
  readonly infoAt: number;
}

/** How many events the match has had. */
const lengthOf = ({ logFrom, log }: TableState): number => logFrom + log.length;

/** Whether a move has been taken back since; the log is as long as before if it was told in one line. */
const hasTakenBack = (state: TableState, before: TableState): boolean =>
  state.seq > before.seq && lastUndo(state) > lastUndo(before);

const lastUndo = ({ log }: TableState): number => {
  const told = log.findLast(({ type }) => type === 'tookBack');
  return told && 'at' in told && typeof told.at === 'number' ? told.at : 0;
};

/** Starts or restarts from a full state. A match that begins while we watch shows its deal as an event. */
export function takeUp(state: TableState, before: Followed | undefined, now: number): Followed {
  const hasJustBegun = before?.state.info.status === 'waiting' && state.seq === 0;
  return {
    state,
    following: followState(state),
    batch: { id: (before?.batch.id ?? 0) + 1, events: hasJustBegun ? state.log : [] },
    isUndone: before !== undefined && (lengthOf(state) < lengthOf(before.state) || hasTakenBack(state, before.state)),
    clockAt: now,
    infoAt: now,
  };
}

/** The table after a message; undefined if something in between was missed. */
export function keepUp(before: Followed, message: ServerMessage, now: number): Followed | undefined {
  if ('m' in message) return message.n === before.state.seq + 1 ? moved(before, message, now) : undefined;
  switch (message.type) {
    case 'table':
      return takeUp(message.state, before, now);
    case 'info':
      return { ...before, state: { ...before.state, info: message.info }, infoAt: now };
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
    batch: isNotice(events) ? batch : { id: batch.id + 1, events },
    isUndone: false,
    clockAt: now,
    infoAt: before.infoAt,
  };
}

/** What the table itself tells stands in the log, but the match has not moved on. */
const isNotice = ([only, ...others]: readonly Tagged[]): boolean =>
  others.length === 0 && NOTICES.some((type) => type === only?.type);

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

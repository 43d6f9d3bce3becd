import type { Seat, Tagged } from '@taproom/engine';
import type { TimeOut } from './clock.ts';
import type { Entry, EntryKind } from './entry.ts';

/** What the table itself tells of an entry, though games do not know it. Giving up is told by an event of the engine's. */
const TYPES = {
  hint: 'hinted',
  undo: 'tookBack',
  askUndo: 'undoAsked',
  grantUndo: 'undoGranted',
  declineUndo: 'undoDeclined',
  timeout: 'timeRanOut',
  standIn: 'leftToBot',
  replace: 'replaced',
  claim: 'claimed',
  return: 'cameBack',
} as const satisfies Record<Exclude<EntryKind, 'play' | 'resign'>, string>;

/** What the table tells among the events: who did it, or whom it happened to. */
export interface Notice extends Tagged {
  readonly type: (typeof TYPES)[keyof typeof TYPES];
  readonly seat: Seat;
  readonly at: number;
  /** What follows when time has run out. */
  readonly next?: TimeOut;
}

const NAMES: ReadonlySet<string> = new Set(Object.values(TYPES));

export const isNotice = (event: Tagged): event is Notice => NAMES.has(event.type);

/** What the table tells of an entry. Between people at one device nothing need be told. */
export function noticeOf(
  { timeOut, isOneDevice }: { readonly timeOut: TimeOut; readonly isOneDevice: boolean },
  { kind, seat, at }: Pick<Entry, 'kind' | 'seat' | 'at'>,
): Notice | undefined {
  if (kind === 'play' || kind === 'resign' || isOneDevice) return undefined;
  return { type: TYPES[kind], seat, at, ...(kind === 'timeout' && { next: timeOut }) };
}

interface Told {
  readonly seq: number;
  readonly events: readonly Tagged[];
}

/** However often somebody comes and goes between two moves, only the last notices are kept. */
const MOST_NOTICES = 12;

/**
 * The steps with the notice of entry `seq`: before what came of the entry, or else at the end of the last step, since a notice is no
 * step of its own and the match stays as it is.
 */
export function withNotice<S extends Told>(steps: readonly S[], notice: Notice, seq: number): readonly S[] {
  const last = steps.at(-1);
  if (!last) return steps;
  const events = last.seq === seq ? [notice, ...last.events] : withFewNotices([...last.events, notice]);
  return steps.with(-1, { ...last, events });
}

function withFewNotices(events: readonly Tagged[]): readonly Tagged[] {
  let many = events.filter(isNotice).length - MOST_NOTICES;
  return events.filter((event) => !isNotice(event) || many-- <= 0);
}

/** The first steps alone, after which nobody has forgotten what the table told. */
export function withoutLast<S extends Told>(steps: readonly S[], count: number): readonly S[] {
  const left = steps.slice(0, -count);
  const last = left.at(-1);
  const notices = steps.slice(-count).flatMap(({ events }) => events.filter(isNotice));
  if (!last || notices.length === 0) return left;
  return left.with(-1, { ...last, events: withFewNotices([...last.events, ...notices]) });
}

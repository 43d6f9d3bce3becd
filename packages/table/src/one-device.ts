import { fail, type Result, type Seat, type Viewer } from '@taproom/engine';
import { advance, type Denial, type LiveMatch, type Opening } from './live-match.ts';
import { peopleIn, peopleLeftIn } from './seats.ts';
import { mayAskToUndo } from './undo.ts';

/** Terms for people at one device: no clock, and the whole past is kept. */
export const AT_ONE_DEVICE = {
  clock: { kind: 'none' },
  timeOut: 'bot',
  isOneDevice: true,
  kept: { steps: Number.POSITIVE_INFINITY, positions: Number.POSITIVE_INFINITY },
} as const satisfies Partial<Opening>;

/** The seat to act next. */
export interface Turn {
  readonly seat: Seat;
  readonly isBot: boolean;
}

/** Where several act at once, people go first, so that nobody waits for a bot. */
export function turnIn({ waitedFor, bots }: LiveMatch): Turn | undefined {
  const [person] = waitedFor;
  if (person !== undefined) return { seat: person, isBot: false };
  const [bot] = bots;
  return bot === undefined ? undefined : { seat: bot, isBot: true };
}

/** The person to act, if any. */
export const askedIn = ({ waitedFor }: LiveMatch): Seat | undefined => waitedFor[0];

/** The viewer while nobody is asked: the only person, or the table. */
export function onlookerIn(live: LiveMatch): Viewer {
  const [first, ...others] = peopleIn(live);
  return first !== undefined && others.length === 0 ? first : 'table';
}

/** The current viewer: the only person, or with several the one to act. */
export function viewerIn(live: LiveMatch): Viewer {
  const onlooker = onlookerIn(live);
  return onlooker === 'table' ? (askedIn(live) ?? onlooker) : onlooker;
}

/** Whether the viewer sees more than lies open, so that other people must look away. */
export function isSecret(live: LiveMatch): boolean {
  const { opening, match } = live;
  const viewer = viewerIn(live);
  if (viewer === 'table' || peopleLeftIn(live).length < 2) return false;
  const seenBy = (eyes: Viewer): string => JSON.stringify(opening.game.view(match.state, eyes));
  return seenBy(viewer) !== seenBy('table');
}

/** Whether there were people and all have resigned. */
export const isAbandoned = (live: LiveMatch): boolean => peopleIn(live).length > 0 && peopleLeftIn(live).length === 0;

/** The person who decided last. */
function lastPersonIn(live: LiveMatch): Seat | undefined {
  const people = peopleLeftIn(live);
  return live.match.history.entries.findLast((entry) => people.includes(entry.seat))?.seat;
}

/** Whether whoever decided last may ask to take it back. */
export function mayAskToUndoIn(live: LiveMatch): boolean {
  const seat = lastPersonIn(live);
  return seat !== undefined && mayAskToUndo(live, seat);
}

/** The match without the last decision of a person, or why it cannot be undone. */
export function undo(live: LiveMatch, at: number): Result<LiveMatch, Denial> {
  const seat = lastPersonIn(live);
  if (seat === undefined) return fail({ code: 'nothing-to-undo' });
  return advance(live, { kind: 'undo', seq: live.seq + 1, seat, at });
}

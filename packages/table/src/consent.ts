import { fail, ok, type Result, type Seat } from '@taproom/engine';
import type { Changes, Denial, LiveMatch } from './live-match.ts';
import { isPlayedByBot, peopleIn } from './seats.ts';
import { takenBack } from './undo.ts';

/** A request to take a move back. */
export interface UndoAsked {
  readonly seat: Seat;
  /** Those who have granted it so far. */
  readonly granted: readonly Seat[];
  /** Somebody would rather not; until the next move nobody is asked again. */
  readonly isDeclined: boolean;
}

/** Those who are asked before a seat takes something back: all other people who still play themselves. */
export const mustConsent = (live: LiveMatch, seat: Seat): Seat[] =>
  peopleIn(live).filter((one) => one !== seat && !isPlayedByBot(live, one));

/** Those who have not answered yet. */
export function stillAsked(live: LiveMatch): Seat[] {
  const { asked } = live;
  if (!asked || asked.isDeclined) return [];
  return mustConsent(live, asked.seat).filter((seat) => !asked.granted.includes(seat));
}

/** Nobody is asked for what could not be granted. */
export function askedFor(live: LiveMatch, seat: Seat): Result<Changes, Denial> {
  const taken = takenBack(live, seat, live.seq);
  if (!taken.ok) return taken;
  if (live.asked) return fail({ code: live.asked.isDeclined ? 'undo-declined' : 'already-asked' });
  return ok({ asked: { seat, granted: [], isDeclined: false } });
}

export const granted = (live: LiveMatch, seat: Seat): Result<Changes, Denial> =>
  answered(live, seat, (asked) => ({ ...asked, granted: [...asked.granted, seat] }));

export const declined = (live: LiveMatch, seat: Seat): Result<Changes, Denial> =>
  answered(live, seat, (asked) => ({ ...asked, isDeclined: true }));

function answered(live: LiveMatch, seat: Seat, by: (asked: UndoAsked) => UndoAsked): Result<Changes, Denial> {
  const { asked } = live;
  if (!asked || !stillAsked(live).includes(seat)) return fail({ code: 'nothing-asked' });
  return ok({ asked: by(asked) });
}

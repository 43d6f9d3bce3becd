import type { Tagged, Viewer } from '@taproom/engine';
import { type ClockState, type Own, packActions } from '@taproom/protocol';
import { clocksAt, eventsFor, type LiveMatch, legalFor, mayAskToUndo } from '@taproom/table';
import { lastThatFit } from './fitting.ts';

/** A viewer's own part: its actions, and whether it may ask to undo. */
export const ownOf = (live: LiveMatch, viewer: Viewer, mayUndo: boolean): Own => ({
  legal: packActions(legalFor(live, viewer)),
  canUndo: mayUndo && mayAskToUndo(live, viewer),
});

/** The last events, as many as fit, and the number of the entry they start at. */
export function logTail(
  live: LiveMatch,
  viewer: Viewer,
  most: number,
  bytes: number,
): { log: Tagged[]; logFrom: number } {
  const seen = live.steps.slice(-most).map(({ events }) => eventsFor(live, events, viewer));
  const steps = lastThatFit(seen, most, bytes);
  return { log: steps.flat(), logFrom: live.match.history.entries.length - steps.length + 1 };
}

/** The clocks as sent to clients, where a time limit is called `hurry`. */
export function clockStateOf(live: LiveMatch, now: number, lag: number): ClockState | null {
  const clocks = clocksAt(live, now, lag);
  if (clocks?.limit === undefined) return clocks;
  const { limit, ...others } = clocks;
  return { ...others, hurry: limit };
}

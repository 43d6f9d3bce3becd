import { isResignation, momentsOf, type Seat, type Tagged, type Viewer } from '@taproom/engine';
import { type Common, type Own, packActions } from '@taproom/protocol';
import { type Course, undoPointOf } from './course.ts';
import { lastThatFit } from './fitting.ts';

/** What changes alike for all who see what a viewer sees. */
export const commonOf = ({ opening, match, actors, outcome }: Course, viewer: Viewer): Common => ({
  view: opening.game.view(match.state, viewer),
  actors,
  resigned: match.resigned,
  outcome: outcome ?? null,
});

/** What changes for one viewer. */
export const ownOf = (course: Course, viewer: Viewer, mayUndo: boolean): Own => ({
  legal: isActor(course, viewer) ? packActions(course.opening.game.legal(course.match.state, viewer)) : [],
  canUndo: mayUndo && viewer !== 'table' && undoPointOf(course, viewer) !== undefined,
});

const isActor = ({ actors }: Course, viewer: Viewer): viewer is Seat => viewer !== 'table' && actors.includes(viewer);

/** The events of a step that a viewer may know of. */
export const eventsFor = ({ opening }: Course, events: readonly Tagged[], viewer: Viewer): Tagged[] =>
  events.flatMap((event) => (isResignation(event) ? event : (opening.game.witness(event, viewer) ?? [])));

/** The events of the last steps, as far as they fit, and from which entry of the record on. */
export function logTail(
  course: Course,
  viewer: Viewer,
  most: number,
  bytes: number,
): { log: Tagged[]; logFrom: number } {
  const seen = course.steps.slice(-most).map(({ events }) => eventsFor(course, events, viewer));
  const steps = lastThatFit(seen, most, bytes);
  return { log: steps.flat(), logFrom: course.match.history.entries.length - steps.length + 1 };
}

/** The events of so many entries of the record before one, replayed from the beginning. */
export function logBefore(
  course: Course,
  viewer: Viewer,
  before: number,
  most: number,
): { events: Tagged[]; from: number } {
  const { opening, match } = course;
  const replayed = momentsOf(opening.game, match.history);
  const from = Math.max(0, before - most);
  const moments = replayed.slice(from, Math.max(from, before));
  return { events: moments.flatMap(({ events }) => eventsFor(course, events, viewer)), from };
}

/** Whether nothing a seat can see or do has changed since it knew entry `seq`. */
export function isUpToDate(course: Course, seat: Seat, seq: number): boolean {
  if (seq === course.seq) return true;
  const before = course.positions.findLast((position) => position.seq <= seq);
  if (!before || seq > course.seq || seq < course.undoneAt) return false;
  const { game } = course.opening;
  const seen = (state: typeof before.match.state): string =>
    JSON.stringify([game.view(state, seat), game.legal(state, seat)]);
  return seen(before.match.state) === seen(course.match.state);
}

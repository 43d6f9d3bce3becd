import { isResignation, type Outcome, type Seat, type Tagged, type Viewer } from '@taproom/engine';
import type { Entry } from './entry.ts';
import type { LiveMatch, Position } from './live-match.ts';
import { isTableEvent, tableEventOf } from './table-events.ts';

/** A match as a viewer sees it. */
export interface Seen {
  readonly view: unknown;
  readonly actors: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
}

export const seenBy = ({ opening, match, actors, outcome }: LiveMatch, viewer: Viewer): Seen => ({
  view: opening.game.view(match.state, viewer),
  actors,
  resigned: match.resigned,
  outcome: outcome ?? null,
});

/** The viewer's legal actions. */
export const legalFor = ({ opening, match, actors }: LiveMatch, viewer: Viewer): readonly Tagged[] =>
  viewer !== 'table' && actors.includes(viewer) ? opening.game.legal(match.state, viewer) : [];

/** The events of a step that a viewer may know. */
export const eventsFor = ({ opening }: LiveMatch, events: readonly Tagged[], viewer: Viewer): Tagged[] =>
  events.flatMap((event) =>
    isResignation(event) || isTableEvent(event) ? event : (opening.game.witness(event, viewer) ?? []),
  );

/** The events that an entry has added, of which a viewer may know. */
export function addedBy(live: LiveMatch, { kind, seq, seat }: Omit<Entry, 'at'>, viewer: Viewer): Tagged[] {
  const last = live.steps.at(-1);
  if (last?.seq === seq) return eventsFor(live, last.events, viewer);
  const own = tableEventOf({ kind, seat }, live.opening.timeOut);
  return own ? [own] : [];
}

/** The viewer's events of the last step. */
export const lastEventsFor = (live: LiveMatch, viewer: Viewer): Tagged[] =>
  eventsFor(live, live.steps.at(-1)?.events ?? [], viewer);

/** All kept events that a viewer may know. */
export const logFor = (live: LiveMatch, viewer: Viewer): Tagged[] =>
  live.steps.flatMap(({ events }) => eventsFor(live, events, viewer));

/** Whether nothing a seat sees or can do has changed since entry `seq`. */
export function isUpToDate(live: LiveMatch, seat: Seat, seq: number): boolean {
  if (seq === live.seq) return true;
  const before = live.positions.findLast((position) => position.seq <= seq);
  if (!before || seq > live.seq || seq < live.undoneAt) return false;
  const { game } = live.opening;
  const seen = ({ match }: Pick<Position, 'match'>): string =>
    JSON.stringify([game.view(match.state, seat), game.legal(match.state, seat)]);
  return seen(before) === seen(live);
}

import { BARONS, type DyceEvent, type DyceView, type Traded, type Walked } from '@taproom/games/dyce';

/** What a baron did in his round. */
export interface Visited {
  readonly walk: Walked;
  readonly trade: Traded | null;
}

export const isTrade = (event: DyceEvent): event is Traded =>
  event.type === 'bought' || event.type === 'sold' || event.type === 'closed';

/** What the barons have done in the latest round, given what was known before these events. */
export function visitsAfter(known: readonly Visited[], events: readonly DyceEvent[]): readonly Visited[] {
  let visits = known;
  for (const event of events) {
    if (event.type === 'walked') {
      const isFirst = event.baron === BARONS[0];
      visits = [...(isFirst ? [] : visits), { walk: event, trade: null }];
    } else if (isTrade(event)) {
      visits = visits.map((visit) => (visit.walk.baron === event.baron ? { ...visit, trade: event } : visit));
    }
  }
  return visits;
}

/** The same after a change: read off the log where there is one, so that an undo or a reload forgets nothing. */
export function latestVisits(
  known: readonly Visited[],
  events: readonly DyceEvent[],
  log: readonly DyceEvent[],
): readonly Visited[] {
  if (log.length > 0) return visitsAfter([], log);
  return events.length === 0 ? [] : visitsAfter(known, events);
}

/** The spaces that a batch changed. */
export const stirredIn = (events: readonly DyceEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => ('space' in event ? [event.space] : [])));

/** Whether nobody has done anything in the city yet. */
export const isOpening = ({ round, phase, city }: DyceView): boolean =>
  round === 1 && phase !== 'over' && city.every((shop) => shop === null);

import type { Tagged } from '@taproom/engine';
import { faceOf } from '../../boards/index.ts';
import type { Moment } from '../../kit/moments/moment.ts';
import { add, byTimeout, type Clock, hurry, makeQueue, stop, type Teller } from '../../kit/moments/queue.ts';
import type { TableSnapshot } from '../../table/table.ts';

/** A change of the table, and the moments in which it is told. */
interface Told {
  /** The latest of this state: a bot's progress comes without a change. */
  snapshot: TableSnapshot;
  readonly moments: readonly Moment<unknown, Tagged>[];
}

/** How far a change has been told. */
interface Place {
  readonly told: Told;
  /** Grows with everything that begins. */
  readonly batch: number;
  /** What began last: these moments, together. */
  readonly from: number;
  readonly to: number;
  /** How many moments can be read. */
  readonly settled: number;
  /** Everything is told. */
  readonly isAtRest: boolean;
}

interface Wishes {
  /** By how much time is stretched just now. */
  stretch(): number;
  /** Something new is on show. */
  onbegin(shown: TableSnapshot): void;
  /** Events can be read that led to this state of the table. */
  onsettle(events: readonly Tagged[], snapshot: TableSnapshot): void;
  /** Everything is told: somebody is asked now, or the match is over. */
  onrest(shown: TableSnapshot, before: TableSnapshot | undefined): void;
  readonly clock?: Clock;
}

/** A table as far as it has been told. */
export interface Telling {
  readonly shown: TableSnapshot | undefined;
  /** Something is being told; nobody is asked anything meanwhile. */
  readonly isTelling: boolean;
  /** What is being told. */
  readonly events: readonly Tagged[];
  /** Whether it can be read already, or the dice still tumble. */
  readonly isSettled: boolean;
  hear(next: TableSnapshot): void;
  hurry(): void;
  stop(): void;
}

const eventsIn = (moments: Told['moments']): Tagged[] => moments.flatMap(({ events }) => events);

/** What is told in no time: the first thing heard, and what the players at one device may not see of each other. */
const atOnce = ({ batch: { events }, view }: TableSnapshot): Told['moments'] =>
  events.length === 0 ? [] : [{ events, view, length: 0 }];

function momentsOf(next: TableSnapshot, before: TableSnapshot | undefined): Told['moments'] {
  const { events } = next.batch;
  const { moments } = faceOf(next.plan.game);
  if (!before || next.secret || events.length === 0 || !moments) return atOnce(next);
  return moments(events, before.view, next.view);
}

/** The table at this point of the telling. Until all is told, nobody can act and nothing has ended. */
function shownAt({ told: { snapshot, moments }, batch, from, to, settled, isAtRest }: Place): TableSnapshot {
  const events = eventsIn(moments.slice(from, to));
  if (isAtRest) return { ...snapshot, batch: { id: batch, events } };
  const unread = eventsIn(moments.slice(settled)).length;
  return {
    ...snapshot,
    view: moments[to - 1]?.view ?? snapshot.view,
    batch: { id: batch, events },
    log: snapshot.log.slice(0, snapshot.log.length - unread),
    seat: null,
    legal: [],
    outcome: null,
    canUndo: false,
    thinking: null,
  };
}

/** Follows a table and tells what happens there moment by moment. The first thing heard is shown as it is. */
export function makeTelling({ clock = byTimeout, ...wishes }: Wishes): Telling {
  let place = $state.raw<Place>();
  let shown = $state.raw<TableSnapshot>();
  /** What the table said last, told or not. */
  let latest: Told | undefined;
  let rested: TableSnapshot | undefined;

  function moveTo(next: Place): TableSnapshot {
    place = next;
    shown = shownAt(next);
    return shown;
  }

  const teller: Teller<Told> = {
    stretch: wishes.stretch,
    begin(told, from, to) {
      const batch = (place?.batch ?? 0) + 1;
      wishes.onbegin(moveTo({ told, batch, from, to, settled: from, isAtRest: false }));
    },
    settle(told, to) {
      const events = eventsIn(told.moments.slice(place?.settled, to));
      if (place) moveTo({ ...place, settled: to });
      wishes.onsettle(events, told.snapshot);
    },
    rest() {
      if (!place) return;
      const before = rested;
      rested = moveTo({ ...place, isAtRest: true });
      wishes.onrest(rested, before);
    },
  };
  const queue = makeQueue(teller, clock);

  return {
    get shown() {
      return shown;
    },
    get isTelling() {
      return place?.isAtRest === false;
    },
    get events() {
      return shown?.batch.events ?? [];
    },
    get isSettled() {
      return place?.settled === place?.to;
    },
    hear(next) {
      if (latest?.snapshot.batch.id === next.batch.id) {
        // The same state again, with a bot's progress or a clock.
        latest.snapshot = next;
        if (place?.isAtRest) moveTo({ ...place });
      } else {
        latest = { snapshot: next, moments: momentsOf(next, latest?.snapshot) };
        add(queue, { shows: latest, moments: latest.moments });
      }
    },
    hurry: () => hurry(queue),
    stop: () => stop(queue),
  };
}

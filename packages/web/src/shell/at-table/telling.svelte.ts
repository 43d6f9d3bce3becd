import type { Seat, Tagged } from '@taproom/engine';
import { faceOf } from '../../boards/index.ts';
import type { EventBatch } from '../../kit/board/board.ts';
import { type Moment, READ } from '../../kit/moments/moment.ts';
import { add, byTimeout, type Clock, hold, hurry, makeQueue, stop, type Teller } from '../../kit/moments/queue.ts';
import { peopleOf } from '../../table/names.ts';
import type { TableSnapshot } from '../../table/table.ts';

/** What the table itself has to tell, which is no event of the game: the device goes to the next player, or a move was taken back. */
export interface Aside {
  readonly what: 'handed' | 'undone';
  /** To whom, or by whom. */
  readonly seat: Seat;
}

interface TableMoment extends Moment<unknown, Tagged> {
  readonly aside?: Aside;
}

/** A change of the table, and the moments in which it is told. */
interface Told {
  /** The latest of this state: a bot's progress comes without a change. */
  snapshot: TableSnapshot;
  readonly moments: readonly TableMoment[];
}

/** How far a change has been told. */
interface Place {
  readonly told: Told;
  /** What the board shows to have happened; its id grows with everything that begins. */
  readonly batch: EventBatch<Tagged>;
  /** How many moments have begun. */
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
  /** The table itself says something. */
  onaside(aside: Aside, snapshot: TableSnapshot): void;
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
  /** What the table itself is saying just now. */
  readonly aside: Aside | undefined;
  /** Whether it can be read already, or the dice still tumble. */
  readonly isSettled: boolean;
  hear(next: TableSnapshot): void;
  hurry(): void;
  /** Begins nothing more until the function that it gives is called. */
  hold(): () => void;
  stop(): void;
}

const eventsIn = (moments: Told['moments']): Tagged[] => moments.flatMap(({ events }) => events);

/** What is told in no time: what needs none, and what the players at one device may not see of each other. */
const atOnce = ({ batch: { events }, view }: TableSnapshot): Told['moments'] =>
  events.length === 0 ? [] : [{ events, view, length: 0 }];

/** How long it is shown who has the device now, and that a move was taken back. */
const ASIDE = 2 * READ;

const asideMoment = ({ view }: TableSnapshot, aside: Aside): TableMoment => ({
  events: [],
  view,
  length: ASIDE,
  aside,
});

/** The game's moments; all at once where nobody is left to watch. */
function momentsOf(next: TableSnapshot, before: TableSnapshot | undefined): Told['moments'] {
  const { events } = next.batch;
  const { moments, opening } = faceOf(next.plan.game);
  if (!before && opening && isJustSet(next)) return opening(events, next.view);
  if (!before || isBehindCover(next, before) || !moments || isAbandoned(next)) return atOnce(next);
  return moments(events, before.view, next.view);
}

/** Whether nothing has happened at the table but what is to be told now. */
const isJustSet = ({ batch: { events }, log, secret }: TableSnapshot): boolean =>
  events.length > 0 && log.length === events.length && !secret;

/** Whether the device changes hands in between, and the two must not see each other's view. */
const isBehindCover = (next: TableSnapshot, before: TableSnapshot): boolean => next.secret && next.seat !== before.seat;

/** Whether there were people and all have given up: the bots only finish the match. */
function isAbandoned({ plan, resigned }: TableSnapshot): boolean {
  const people = peopleOf(plan);
  return people.length > 0 && people.every((seat) => resigned.includes(seat));
}

/** What the table itself has to tell before and after the game's own moments. */
function withAsides(moments: Told['moments'], next: TableSnapshot, holder: Seat | undefined): Told['moments'] {
  const { undoneBy, own, seat, secret } = next;
  const isOthers = undoneBy !== undefined && !own.includes(undoneBy);
  // Where views are secret, the device changes hands behind a cover.
  const isHanded = own.length > 1 && holder !== undefined && seat !== null && seat !== holder && !secret;
  return [
    ...(isOthers ? [asideMoment(next, { what: 'undone', seat: undoneBy })] : []),
    ...moments,
    ...(isHanded ? [asideMoment(next, { what: 'handed', seat })] : []),
  ];
}

/** The table at this point of the telling. Until all is told, nobody can act and nothing has ended. */
function shownAt({ told: { snapshot, moments }, batch, to, settled, isAtRest }: Place): TableSnapshot {
  if (isAtRest) return { ...snapshot, batch };
  const unread = eventsIn(moments.slice(settled)).length;
  return {
    ...snapshot,
    view: moments[to - 1]?.view ?? snapshot.view,
    batch,
    log: snapshot.log.slice(0, snapshot.log.length - unread),
    seat: null,
    // Only what the holder of the device may see takes any time.
    secret: false,
    legal: [],
    outcome: null,
    canUndo: false,
    thinking: null,
  };
}

/** Some moments begin: where that leads, and what the table itself says by them. */
function beginning(told: Told, from: number, to: number, before: Place | undefined) {
  const begun = told.moments.slice(from, to);
  const asides = begun.flatMap(({ aside }) => aside ?? []);
  // While the table speaks, the board goes on showing what happened last.
  const isAside = asides.length > 0 && asides.length === begun.length;
  const batch = isAside && before ? before.batch : { id: (before?.batch.id ?? 0) + 1, events: eventsIn(begun) };
  return { next: { told, batch, to, settled: from, isAtRest: false }, asides, isAside };
}

/** Where the telling stands, and how to go on. */
interface Course {
  place(): Place | undefined;
  moveTo(next: Place): TableSnapshot;
}

function makeTeller(wishes: Omit<Wishes, 'clock'>, { place, moveTo }: Course): Teller<Told> {
  let rested: TableSnapshot | undefined;
  return {
    stretch: wishes.stretch,
    begin(told, from, to) {
      const { next, asides, isAside } = beginning(told, from, to, place());
      const now = moveTo(next);
      if (!isAside) wishes.onbegin(now);
      for (const aside of asides) wishes.onaside(aside, told.snapshot);
    },
    settle(told, to) {
      const now = place();
      if (now) moveTo({ ...now, settled: to });
      wishes.onsettle(eventsIn(told.moments.slice(now?.settled, to)), told.snapshot);
    },
    rest() {
      const now = place();
      if (!now) return;
      const before = rested;
      rested = moveTo({ ...now, isAtRest: true });
      wishes.onrest(rested, before);
    },
  };
}

/** Follows a table and tells what happens there moment by moment. The first thing heard is shown as it is, unless the table has just been set. */
export function makeTelling({ clock = byTimeout, ...wishes }: Wishes): Telling {
  let place = $state.raw<Place>();
  let shown = $state.raw<TableSnapshot>();
  /** What the table said last, told or not. */
  let latest: Told | undefined;
  /** Who was asked last at this device. */
  let holder: Seat | undefined;

  function moveTo(next: Place): TableSnapshot {
    place = next;
    shown = shownAt(next);
    return shown;
  }

  const queue = makeQueue(makeTeller(wishes, { place: () => place, moveTo }), clock);

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
    get aside() {
      return place?.isAtRest === false ? place.told.moments[place.to - 1]?.aside : undefined;
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
        latest = { snapshot: next, moments: withAsides(momentsOf(next, latest?.snapshot), next, holder) };
        holder = next.seat ?? holder;
        add(queue, { shows: latest, moments: latest.moments });
      }
    },
    hurry: () => hurry(queue),
    hold: () => hold(queue),
    stop: () => stop(queue),
  };
}

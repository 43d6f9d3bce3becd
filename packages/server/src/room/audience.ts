import type { Viewer } from '@taproom/engine';
import {
  beginPush,
  type ClockState,
  endPush,
  follow,
  type Moved,
  type Own,
  ownText,
  type ServerMessage,
  type TableState,
  type Told,
  tell,
} from '@taproom/protocol';
import type { Course } from '../match/course.ts';
import { commonOf, eventsFor } from '../match/seen.ts';
import type { Entry } from '../store/schema.ts';

/** Somebody who follows a table: through the eyes of a seat, or of the table. */
export interface Watcher {
  readonly player: string | null;
  /** Whether the table is in sight, rather than in a tab behind another. */
  isLooking(): boolean;
  send(text: string): void;
}

/** Somebody who asked for an entry, and the number of the request. */
export interface Asker {
  readonly watcher: Watcher;
  readonly id: number;
}

/** Those who follow a table, and what they have been told. */
export interface Audience {
  add(watcher: Watcher, eyes: Viewer, course: Course | undefined): void;
  remove(watcher: Watcher): void;
  eyesOf(watcher: Watcher): Viewer | undefined;
  readonly size: number;
  isHere(player: string): boolean;
  isLooking(player: string): boolean;
  /**
   * Everyone looks with the eyes they have now; those who may not look any more are told one last thing. Gives those who
   * see something else than before, and must be told it.
   */
  lookAgain(
    eyesOf: (player: string | null) => Viewer | undefined,
    courseFor: (viewer: Viewer) => Course | undefined,
    last: ServerMessage,
  ): Watcher[];
  /** The shapes in which a kind of viewer is told what follows. */
  shapes(viewer: Viewer): TableState['shapes'];
  tellAll(message: ServerMessage): void;
  /** Tells all of one kind of viewers but one. */
  tellViewer(viewer: Viewer, message: ServerMessage, but?: Watcher): void;
  /** Sends a kind of viewers what an entry has changed for them; whoever asked for it thereby has an answer. */
  tellEntry(entry: Entry, course: Course, viewer: Viewer, clock: ClockState | null, asker?: Asker): void;
  /** Sends viewers the whole table anew. */
  tellState(
    course: Course | undefined,
    viewers: readonly Viewer[],
    stateOf: (player: string | null) => TableState,
  ): void;
  /** The kinds of viewers there are. */
  viewers(): Viewer[];
}

/** Those who see the same: the seats together where all lies open, otherwise each by itself. */
type Circle = Viewer | 'seats';

/** What those who see the same have been told, and the last of it in words. */
interface Word {
  readonly told: Told;
  readonly seq: number;
  readonly beginning: string;
  readonly shapes: Moved['s'];
}

const circleOf = ({ opening }: Course, viewer: Viewer): Circle =>
  opening.game.isOpen && viewer !== 'table' ? 'seats' : viewer;

export function makeAudience(table: string, ownFor: (course: Course, viewer: Viewer) => Own): Audience {
  const watchers = new Map<Watcher, Viewer>();
  const words = new Map<Circle, Word>();
  /** What each kind of viewer alone has been told. */
  const owns = new Map<Viewer, string>();

  /** From now on a kind of viewer is told what changes. */
  function startTelling(course: Course | undefined, viewer: Viewer): void {
    if (!course || owns.has(viewer)) return;
    const circle = circleOf(course, viewer);
    if (!words.has(circle)) words.set(circle, openingWord(course, viewer));
    owns.set(viewer, ownText(ownFor(course, viewer)));
  }

  function stopTelling(viewer: Viewer): void {
    owns.delete(viewer);
    if (viewer === 'table' || !words.has('seats')) words.delete(viewer);
    else if (!isAnySeat(owns.keys())) words.delete('seats');
  }

  /** What all who see the same are told of an entry. It is put into words for the first of them. */
  function wordOf(entry: Entry, course: Course, viewer: Viewer): Word | undefined {
    const circle = circleOf(course, viewer);
    const before = words.get(circle);
    if (!before || before.seq === entry.seq) return before;
    const word = wordAfter(before, table, entry, course, viewer);
    words.set(circle, word);
    return word;
  }

  function isAny(isSo: (watcher: Watcher) => boolean): boolean {
    for (const watcher of watchers.keys()) if (isSo(watcher)) return true;
    return false;
  }

  function withEyes(viewer: Viewer): Watcher[] {
    const found: Watcher[] = [];
    for (const [watcher, eyes] of watchers) if (eyes === viewer) found.push(watcher);
    return found;
  }

  function add(watcher: Watcher, eyes: Viewer, course: Course | undefined): void {
    watchers.set(watcher, eyes);
    startTelling(course, eyes);
  }

  function remove(watcher: Watcher): void {
    const eyes = watchers.get(watcher);
    watchers.delete(watcher);
    if (eyes !== undefined && withEyes(eyes).length === 0) stopTelling(eyes);
  }

  return {
    add,
    remove,
    eyesOf: (watcher) => watchers.get(watcher),
    get size() {
      return watchers.size;
    },
    isHere: (player) => isAny((watcher) => watcher.player === player),
    isLooking: (player) => isAny((watcher) => watcher.player === player && watcher.isLooking()),
    lookAgain(eyesOf, courseFor, last) {
      const turned: Watcher[] = [];
      // Whoever has other eyes is met once more at the end, and has the same then.
      for (const [watcher, before] of watchers) {
        const eyes = eyesOf(watcher.player);
        if (eyes === before) continue;
        remove(watcher);
        if (eyes === undefined) watcher.send(JSON.stringify(last));
        else {
          add(watcher, eyes, courseFor(eyes));
          turned.push(watcher);
        }
      }
      return turned;
    },
    shapes: (viewer) => (words.get(viewer) ?? (viewer === 'table' ? undefined : words.get('seats')))?.told.shapes ?? [],
    tellAll(message) {
      const text = JSON.stringify(message);
      for (const watcher of watchers.keys()) watcher.send(text);
    },
    tellViewer(viewer, message, but) {
      const text = JSON.stringify(message);
      for (const watcher of withEyes(viewer)) if (watcher !== but) watcher.send(text);
    },
    tellEntry(entry, course, viewer, clock, asker) {
      const before = owns.get(viewer);
      const word = before === undefined ? undefined : wordOf(entry, course, viewer);
      if (!word) return;
      const own = ownText(ownFor(course, viewer));
      const news = own === before ? undefined : own;
      owns.set(viewer, own);
      const rare = { s: word.shapes, c: clock ?? undefined };
      for (const [watcher, eyes] of watchers) {
        if (eyes !== viewer) continue;
        const y = watcher === asker?.watcher ? asker.id : undefined;
        watcher.send(endPush(word.beginning, news, { ...rare, y }));
      }
    },
    tellState(course, viewers, stateOf) {
      for (const viewer of viewers) stopTelling(viewer);
      for (const viewer of viewers) {
        startTelling(course, viewer);
        for (const watcher of withEyes(viewer))
          watcher.send(JSON.stringify({ type: 'table', table, state: stateOf(watcher.player) }));
      }
    },
    viewers() {
      const found: Viewer[] = [];
      for (const eyes of watchers.values()) if (!found.includes(eyes)) found.push(eyes);
      return found;
    },
  };
}

const isAnySeat = (viewers: Iterable<Viewer>): boolean => {
  for (const viewer of viewers) if (viewer !== 'table') return true;
  return false;
};

const openingWord = (course: Course, viewer: Viewer): Word => ({
  told: follow(commonOf(course, viewer), []),
  seq: course.seq,
  beginning: '',
  shapes: undefined,
});

function wordAfter(before: Word, table: string, entry: Entry, course: Course, viewer: Viewer): Word {
  const last = course.steps.at(-1);
  const events = last?.seq === entry.seq ? eventsFor(course, last.events, viewer) : [];
  const { told, e, d, s } = tell(before.told, commonOf(course, viewer), events);
  return { told, seq: entry.seq, beginning: beginPush({ m: table, n: entry.seq, e, d }), shapes: s };
}

import type { Viewer } from '@taproom/engine';
import {
  type Following,
  follow,
  type Moving,
  type ServerMessage,
  type TableState,
  tell,
  writePush,
} from '@taproom/protocol';
import type { Course } from '../match/course.ts';
import { eventsFor } from '../match/seen.ts';
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
  /** Everyone looks with the eyes they have now; those who may not look any more are told nothing further. */
  lookAgain(eyesOf: (player: string | null) => Viewer | undefined): void;
  /** The shapes in which a kind of viewer is told what follows. */
  shapes(viewer: Viewer): TableState['shapes'];
  tellAll(message: ServerMessage, but?: Watcher): void;
  /** Sends a kind of viewers what an entry has changed for them; whoever asked for it thereby has an answer. */
  tellEntry(entry: Entry, course: Course, viewer: Viewer, extra: object, asker?: Asker): void;
  /** Sends viewers the whole table anew. */
  tellState(
    course: Course | undefined,
    viewers: readonly Viewer[],
    stateOf: (player: string | null) => TableState,
  ): void;
  /** The kinds of viewers there are. */
  viewers(): Viewer[];
}

export function makeAudience(table: string, movingFor: (course: Course, viewer: Viewer) => Moving): Audience {
  const watchers = new Map<Watcher, Viewer>();
  const told = new Map<Viewer, Following>();

  /** From now on a kind of viewer is told what changes. */
  function startTelling(course: Course | undefined, viewer: Viewer): void {
    if (course && !told.has(viewer)) told.set(viewer, follow(movingFor(course, viewer), []));
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

  return {
    add(watcher, eyes, course) {
      watchers.set(watcher, eyes);
      startTelling(course, eyes);
    },
    remove(watcher) {
      const eyes = watchers.get(watcher);
      watchers.delete(watcher);
      if (eyes !== undefined && withEyes(eyes).length === 0) told.delete(eyes);
    },
    eyesOf: (watcher) => watchers.get(watcher),
    get size() {
      return watchers.size;
    },
    isHere: (player) => isAny((watcher) => watcher.player === player),
    isLooking: (player) => isAny((watcher) => watcher.player === player && watcher.isLooking()),
    lookAgain(eyesOf) {
      for (const watcher of watchers.keys()) {
        const eyes = eyesOf(watcher.player);
        if (eyes === undefined) watchers.delete(watcher);
        else watchers.set(watcher, eyes);
      }
    },
    shapes: (viewer) => told.get(viewer)?.shapes ?? [],
    tellAll(message, but) {
      const text = JSON.stringify(message);
      for (const watcher of watchers.keys()) if (watcher !== but) watcher.send(text);
    },
    tellEntry(entry, course, viewer, extra, asker) {
      const before = told.get(viewer);
      if (!before) return;
      const last = course.steps.at(-1);
      const events = last?.seq === entry.seq ? last.events : [];
      const { following, moved } = tell(before, movingFor(course, viewer), eventsFor(course, events, viewer));
      told.set(viewer, following);
      const push = { m: table, n: entry.seq, ...moved, ...extra };
      const others = withEyes(viewer).filter((watcher) => watcher !== asker?.watcher);
      const text = others.length > 0 ? writePush(push) : '';
      for (const watcher of others) watcher.send(text);
      if (asker && watchers.get(asker.watcher) === viewer) asker.watcher.send(writePush({ ...push, y: asker.id }));
    },
    tellState(course, viewers, stateOf) {
      for (const viewer of viewers) {
        told.delete(viewer);
        startTelling(course, viewer);
        for (const watcher of withEyes(viewer))
          watcher.send(JSON.stringify({ type: 'table', table, state: stateOf(watcher.player) }));
      }
    },
    viewers: () => [...new Set(watchers.values())],
  };
}

import type { Viewer } from '@taproom/engine';
import {
  beginPush,
  type ClockState,
  endPush,
  follow,
  type Moved,
  ownText,
  type ServerMessage,
  type TableState,
  type Told,
  tell,
} from '@taproom/protocol';
import { addedBy, type LiveMatch, seenBy } from '@taproom/table';
import { ownOf } from '../match/told.ts';
import type { Entry } from '../store/schema.ts';

/** A connected client that follows a table. */
export interface Watcher {
  readonly player: string | null;
  /** Whether the table is visible rather than in a background tab. */
  isLooking(): boolean;
  send(text: string): void;
}

/** The client that asked for an entry, and the number of its request. */
export interface Requester {
  readonly watcher: Watcher;
  readonly id: number;
}

/** The clients that follow a table, and what they know. */
export interface Audience {
  readonly table: string;
  readonly mayUndo: boolean;
  readonly watchers: Map<Watcher, Viewer>;
  /** Those who have shown the invitation. */
  readonly invited: WeakSet<Watcher>;
  /** The last push to each group. */
  readonly pushes: Map<Group, Push>;
  /** The part sent to each viewer separately: its actions and whether it may undo. */
  readonly owns: Map<Viewer, string>;
}

/** Viewers who see the same: all seats together in an open game, otherwise each one alone. */
type Group = Viewer | 'seats';

/** The state a group knows, and the text of the last push to it. */
interface Push {
  readonly told: Told;
  readonly seq: number;
  readonly beginning: string;
  readonly shapes: Moved['s'];
}

export const makeAudience = (table: string, mayUndo: boolean): Audience => ({
  table,
  mayUndo,
  watchers: new Map(),
  invited: new WeakSet(),
  pushes: new Map(),
  owns: new Map(),
});

export function addWatcher(audience: Audience, watcher: Watcher, viewer: Viewer, live: LiveMatch | undefined): void {
  audience.watchers.set(watcher, viewer);
  startTelling(audience, live, viewer);
}

export function removeWatcher(audience: Audience, watcher: Watcher): void {
  const viewer = audience.watchers.get(watcher);
  audience.watchers.delete(watcher);
  if (viewer !== undefined && watchersAs(audience, viewer).length === 0) stopTelling(audience, viewer);
}

export const isHere = (audience: Audience, player: string): boolean =>
  isAny(audience, (watcher) => watcher.player === player);

export const isLooking = (audience: Audience, player: string): boolean =>
  isAny(audience, (watcher) => watcher.player === player && watcher.isLooking());

export function viewersOf({ watchers }: Audience): Viewer[] {
  const found: Viewer[] = [];
  for (const viewer of watchers.values()) if (!found.includes(viewer)) found.push(viewer);
  return found;
}

/** The shapes that pushes to a viewer refer to. */
export const shapesFor = ({ pushes }: Audience, viewer: Viewer): TableState['shapes'] =>
  (pushes.get(viewer) ?? (viewer === 'table' ? undefined : pushes.get('seats')))?.told.shapes ?? [];

/**
 * Updates which viewer each watcher is; those who may no longer watch get a last message. Returns the watchers that
 * have become another viewer and need the state anew.
 */
export function changeViewers(
  audience: Audience,
  viewerOf: (player: string | null) => Viewer | undefined,
  liveFor: (viewer: Viewer) => LiveMatch | undefined,
  last: ServerMessage,
): Watcher[] {
  const turned: Watcher[] = [];
  // A watcher that is added again is visited once more at the end of the loop, and is unchanged by then.
  for (const [watcher, before] of audience.watchers) {
    const viewer = viewerOf(watcher.player);
    if (viewer === before) continue;
    removeWatcher(audience, watcher);
    if (viewer === undefined) watcher.send(JSON.stringify(last));
    else {
      addWatcher(audience, watcher, viewer, liveFor(viewer));
      turned.push(watcher);
    }
  }
  return turned;
}

/** Sends a message to all watchers who may have it. */
export function tellThose({ watchers }: Audience, message: ServerMessage, may: (watcher: Watcher) => boolean): void {
  const text = JSON.stringify(message);
  for (const watcher of watchers.keys()) if (may(watcher)) watcher.send(text);
}

/** Sends a message to all watchers of one kind, except one. */
export function tellViewer(audience: Audience, viewer: Viewer, message: ServerMessage, but?: Watcher): void {
  const text = JSON.stringify(message);
  for (const watcher of watchersAs(audience, viewer)) if (watcher !== but) watcher.send(text);
}

/** Pushes what an entry has changed for a viewer; to the requester, this is the answer. */
export function tellEntry(
  audience: Audience,
  entry: Entry,
  live: LiveMatch,
  viewer: Viewer,
  clock: ClockState | null,
  requester?: Requester,
): void {
  const before = audience.owns.get(viewer);
  const push = before === undefined ? undefined : pushOf(audience, entry, live, viewer);
  if (!push) return;
  const own = ownText(ownOf(live, viewer, audience.mayUndo));
  const changed = own === before ? undefined : own;
  audience.owns.set(viewer, own);
  const rare = { s: push.shapes, c: clock ?? undefined };
  // The same for all who see the same, of whom there may be hundreds, but for whoever has asked for it.
  const text = endPush(push.beginning, changed, rare);
  for (const [watcher, seenAs] of audience.watchers) {
    if (seenAs !== viewer) continue;
    const isAnswer = watcher === requester?.watcher;
    watcher.send(isAnswer ? endPush(push.beginning, changed, { ...rare, y: requester?.id }) : text);
  }
}

/** Sends viewers the whole state again. */
export function tellState(
  audience: Audience,
  live: LiveMatch | undefined,
  viewers: readonly Viewer[],
  stateFor: (watcher: Watcher) => TableState,
): void {
  const { table } = audience;
  for (const viewer of viewers) stopTelling(audience, viewer);
  for (const viewer of viewers) {
    startTelling(audience, live, viewer);
    for (const watcher of watchersAs(audience, viewer))
      watcher.send(JSON.stringify({ type: 'table', table, state: stateFor(watcher) }));
  }
}

/** From now on, pushes go to this viewer. */
function startTelling({ pushes, owns, mayUndo }: Audience, live: LiveMatch | undefined, viewer: Viewer): void {
  if (!live || owns.has(viewer)) return;
  const group = groupOf(live, viewer);
  if (!pushes.has(group)) pushes.set(group, firstPush(live, viewer));
  owns.set(viewer, ownText(ownOf(live, viewer, mayUndo)));
}

function stopTelling({ pushes, owns }: Audience, viewer: Viewer): void {
  owns.delete(viewer);
  if (viewer === 'table' || !pushes.has('seats')) pushes.delete(viewer);
  else if (!isAnySeat(owns.keys())) pushes.delete('seats');
}

/** The push of an entry to a viewer's group, built once per group. */
function pushOf({ table, pushes }: Audience, entry: Entry, live: LiveMatch, viewer: Viewer): Push | undefined {
  const group = groupOf(live, viewer);
  const before = pushes.get(group);
  if (!before || before.seq === entry.seq) return before;
  const push = pushAfter(before, table, entry, live, viewer);
  pushes.set(group, push);
  return push;
}

const groupOf = ({ opening }: LiveMatch, viewer: Viewer): Group =>
  opening.game.isOpen && viewer !== 'table' ? 'seats' : viewer;

const firstPush = (live: LiveMatch, viewer: Viewer): Push => ({
  told: follow(seenBy(live, viewer), []),
  seq: live.seq,
  beginning: '',
  shapes: undefined,
});

function pushAfter(before: Push, table: string, entry: Entry, live: LiveMatch, viewer: Viewer): Push {
  const { told, e, d, s } = tell(before.told, seenBy(live, viewer), addedBy(live, entry, viewer));
  return { told, seq: entry.seq, beginning: beginPush({ m: table, n: entry.seq, e, d }), shapes: s };
}

function isAny({ watchers }: Audience, isSo: (watcher: Watcher) => boolean): boolean {
  for (const watcher of watchers.keys()) if (isSo(watcher)) return true;
  return false;
}

function watchersAs({ watchers }: Audience, viewer: Viewer): Watcher[] {
  const found: Watcher[] = [];
  for (const [watcher, seenAs] of watchers) if (seenAs === viewer) found.push(watcher);
  return found;
}

function isAnySeat(viewers: Iterable<Viewer>): boolean {
  for (const viewer of viewers) if (viewer !== 'table') return true;
  return false;
}

import type { Tagged, Viewer } from '@taproom/engine';
import type { ClockState, TableInfo, TableState } from '@taproom/protocol';
import { type LiveMatch, seenBy } from '@taproom/table';
import { bytesOf, lastThatFit } from '../match/fitting.ts';
import { clockStateOf, logTail, ownOf } from '../match/told.ts';
import { commitmentOf, infoOf, type Presence, seatsOf, type Table } from '../tables/table.ts';
import { isHere, shapesFor, type Watcher } from './audience.ts';
import { CHAT_TAIL, type Said } from './chat.ts';
import { eventsBefore } from './past.ts';
import type { Room } from './room.ts';

/** Roughly the largest state sent, in bytes, however long the match is. */
const LARGEST_STATE = 9_800;
const MOST_CHAT = 2_200;
const LOG_TAIL = 30;
const LOG_PAGE = 100;
const SECOND = 1_000;

/** A player's viewer: the first of their seats, or the table. */
export const viewerOf = (table: Table, player: string | null): Viewer =>
  player === null ? 'table' : (seatsOf(table, player)[0] ?? 'table');

/** The same, or undefined if spectators are not allowed. While a table is waiting for players, everyone may look. */
export function allowedViewerOf(table: Table, player: string | null): Viewer | undefined {
  const viewer = viewerOf(table, player);
  const isOpen = table.setup.spectators || table.row.status === 'waiting';
  return viewer !== 'table' || isOpen ? viewer : undefined;
}

/** Who is here at the moment. */
export const presenceIn = ({ audience, elsewhere, live }: Room): Presence => ({
  isHere: (player) => isHere(audience, player) || elsewhere.has(player),
  standIns: live?.standIns ?? [],
});

/** The match as a viewer may see it now; spectators may lag behind. */
export const liveFor = ({ live, delayed }: Room, viewer: Viewer): LiveMatch | undefined =>
  viewer === 'table' ? delayed?.shown : live;

export const delayOf = ({ setup }: Table): number => setup.delay * SECOND;

export const clockFor = ({ table, services }: Room, seen: LiveMatch, viewer: Viewer): ClockState | null =>
  clockStateOf(seen, services.now(), viewer === 'table' ? delayOf(table) : 0);

/** The table's info. It does not reveal to delayed spectators that the match is over or that someone has left. */
export function infoFor(room: Room, viewer: Viewer): TableInfo {
  const { table, live } = room;
  const presence = presenceIn(room);
  const seen = liveFor(room, viewer);
  if (!seen || seen === live || table.row.is_broken_off === 1) return infoOf(table, presence);
  const row = { ...table.row, status: 'playing' as const, ended_at: null, rematch: null, undo_asked: null };
  return infoOf({ ...table, row }, { isHere: presence.isHere, standIns: seen.standIns });
}

const IDLE = { view: null, actors: [], legal: [], canUndo: false, resigned: [], outcome: null };

/** Whether somebody may read and write the chat: at a table that is not public only those who sit there, set it or were invited. */
export function mayHear({ table, audience }: Room, watcher: Watcher): boolean {
  const { player } = watcher;
  const isOwn = player !== null && (table.row.host === player || seatsOf(table, player).length > 0);
  return isOwn || table.setup.isPublic || audience.invited.has(watcher);
}

/** The whole table as a watcher may see it now. */
export function stateFor(room: Room, watcher: Watcher): TableState {
  const { table, audience } = room;
  const { player } = watcher;
  const viewer = viewerOf(table, player);
  const seen = liveFor(room, viewer);
  const bare = {
    info: infoFor(room, viewer),
    seq: seen?.seq ?? 0,
    mine: player === null ? [] : seatsOf(table, player),
    ...(seen ? { ...seenBy(seen, viewer), ...ownOf(seen, viewer, table.setup.undo) } : IDLE),
    clock: seen ? clockFor(room, seen, viewer) : null,
    commitment: commitmentOf(table),
    nonces: table.seats.map(({ nonce }) => nonce ?? ''),
    shapes: shapesFor(audience, viewer),
  };
  return { ...bare, ...tailsFor(mayHear(room, watcher) ? room.chat : [], seen, viewer, LARGEST_STATE - bytesOf(bare)) };
}

/** The last events and chat lines, as many as fit. */
function tailsFor(
  chat: readonly Said[],
  seen: LiveMatch | undefined,
  viewer: Viewer,
  bytes: number,
): Pick<TableState, 'log' | 'logFrom' | 'chat' | 'hasEarlierChat'> {
  const lines = chat.map(({ line }) => line);
  const said = lastThatFit(lines, CHAT_TAIL, Math.min(bytes, MOST_CHAT));
  const log = seen && logTail(seen, viewer, LOG_TAIL, bytes - bytesOf(said));
  const hasEarlierChat = said.length < lines.length || lines.length === CHAT_TAIL;
  return { ...(log ?? { log: [], logFrom: 0 }), chat: said, hasEarlierChat };
}

/** The events of a page of entries before one, and the entry they start at; none for those who may not look. */
export async function logFor(
  room: Room,
  player: string | null,
  before: number,
): Promise<{ events: Tagged[]; from: number }> {
  const viewer = allowedViewerOf(room.table, player);
  const seen = viewer !== undefined && liveFor(room, viewer);
  return seen ? eventsBefore(room, seen, viewer, before, LOG_PAGE) : { events: [], from: 0 };
}

import type { Seat, Tagged } from '@taproom/engine';
import type { Refused } from '@taproom/protocol';
import {
  advance,
  type EntryKind,
  isPlayedByBot,
  isUpToDate,
  type LiveMatch,
  mustConsent,
  nextLook,
  stillAsked,
} from '@taproom/table';
import { keepSnapshot, SNAPSHOT_EVERY } from '../match/snapshots.ts';
import { advanceStored, entryOf } from '../match/stored.ts';
import type { Entry } from '../store/schema.ts';
import type { Next } from '../store/store.ts';
import { findTable } from '../tables/find-table.ts';
import { isAnyMissed, whyNotAct } from './absence.ts';
import type { Requester } from './audience.ts';
import { addDelayed } from './delayed-match.ts';
import { entriesAfter } from './entries.ts';
import type { Room } from './room.ts';
import { callSeats, isForInfo, seatsWatching, showEntry, tellInfo } from './telling.ts';

/** A request to add an entry. */
export interface ChangeRequest {
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** The last entry the sender knew of. */
  readonly seq: number;
  readonly key: string;
  readonly action?: Tagged | undefined;
  /** The client who asked; without one, the server acts for a bot or because time is up. */
  readonly requester?: Requester;
  /** The seat that acts for an absent one. */
  readonly by?: Seat;
}

/** `isTold` if the push of the entry has already answered the client. */
export type ChangeResult =
  | { readonly ok: true; readonly seq: number; readonly isTold: boolean }
  | { readonly ok: false; readonly why: Refused };

/** The decision about a request: it was done before, it is refused, or it makes an entry. */
export type Decision =
  | { readonly kind: 'done'; readonly seq: number }
  | { readonly kind: 'refused'; readonly why: Refused }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly before: LiveMatch; readonly after: LiveMatch };

/** How many recent requests are remembered, to recognise those that are sent again. */
const KEPT_REQUESTS = 64;

/** Decides about a request without changing anything. */
export function decide(
  { id, table, live, requests, otherRules }: Pick<Room, 'id' | 'table' | 'live' | 'requests' | 'otherRules'>,
  request: ChangeRequest,
  now: number,
): Decision {
  if (otherRules) return refused(otherRules);
  if (!live) return refused({ code: 'not-started' });
  const made = requests.get(request.key);
  if (made !== undefined) return { kind: 'done', seq: made };
  if (table.row.status === 'over') return refused({ code: 'game-over' });
  if (!isUpToDate(live, request.seat, request.seq)) return refused({ code: 'stale', seq: live.seq });
  const meant = meantBy(live, table.setup.undo, request);
  if (isForBot(live, meant)) return refused({ code: 'stood-in' });
  const entry = entryFor(id, live, meant, now);
  const after = advance(live, entryOf(entry, request.action));
  return after.ok ? { kind: 'entry', entry, before: live, after: after.value } : refused(after.error);
}

/** Where the others have a say, an undo is a request at first; and whoever is the last to grant it has it done. */
function meantBy(live: LiveMatch, undo: boolean | 'ask', request: ChangeRequest): ChangeRequest {
  const { kind, seat } = request;
  if (kind === 'undo' && undo === 'ask' && needsConsent(live, seat)) return { ...request, kind: 'askUndo' };
  const [last, ...others] = kind === 'grantUndo' ? stillAsked(live) : [];
  return live.asked && last === seat && others.length === 0
    ? { ...request, kind: 'undo', seat: live.asked.seat }
    : request;
}

const needsConsent = (live: LiveMatch, seat: Seat): boolean =>
  (live.asked && !live.asked.isDeclined ? stillAsked(live) : mustConsent(live, seat)).length > 0;

const refused = (why: Refused): Decision => ({ kind: 'refused', why });

/** Whether a person wants to play a seat that a bot is playing. */
const isForBot = (live: LiveMatch, { kind, seat, requester }: ChangeRequest): boolean =>
  requester !== undefined && (kind === 'play' || kind === 'undo') && !live.outcome && isPlayedByBot(live, seat);

const entryFor = (
  match: string,
  { seq }: LiveMatch,
  { kind, seat, key, action }: ChangeRequest,
  at: number,
): Entry => ({
  match,
  seq: seq + 1,
  kind,
  seat,
  action: action === undefined ? null : JSON.stringify(action),
  key,
  at,
});

/** Carries out a request, after those before it. */
export const change = (room: Room, request: ChangeRequest): Promise<ChangeResult> =>
  room.queue(() => changeNow(room, request));

async function changeNow(room: Room, request: ChangeRequest): Promise<ChangeResult> {
  const { store, now } = room.services;
  const decision = decide(room, request, now());
  if (decision.kind === 'done') return { ok: true, seq: decision.seq, isTold: false };
  const untimely = whyNotAct(room, request);
  if (untimely) return { ok: false, why: untimely };
  if (decision.kind === 'refused') return { ok: false, why: decision.why };
  const { entry, before, after } = decision;
  if (!(await store.append(entry, nextAfter(after)))) return decideAgain(room, request);
  settle(room, after, entry, request.requester);
  callSeats(room, newlyWaitedFor(before, after));
  return { ok: true, seq: entry.seq, isTold: entry.kind !== 'undo' && isFollowing(room, request.requester) };
}

export const nextAfter = (live: LiveMatch): Next => (live.outcome ? 'over' : (nextLook(live) ?? null));

const newlyWaitedFor = (before: LiveMatch, after: LiveMatch): Seat[] =>
  after.waitedFor.filter((seat) => !before.waitedFor.includes(seat));

const isFollowing = ({ audience }: Room, requester: Requester | undefined): boolean =>
  requester !== undefined && typeof audience.watchers.get(requester.watcher) === 'number';

/** Another process was faster, or the match was ended from outside: decides again on the current state. */
async function decideAgain(room: Room, request: ChangeRequest): Promise<ChangeResult> {
  const before = room.live?.seq;
  await catchUp(room);
  if (room.live?.seq === before) await seeEnd(room);
  return changeNow(room, request);
}

async function seeEnd(room: Room): Promise<void> {
  room.table = (await findTable(room.services.store.db, room.id)) ?? room.table;
  if (room.table.row.status !== 'over') throw new Error(`an entry of ${room.id} is not taken`);
  tellInfo(room);
}

/** Applies an entry that is safely stored, and tells everyone. */
function settle(room: Room, live: LiveMatch, entry: Entry, requester?: Requester): void {
  const wasAsked = room.live?.asked !== undefined;
  room.live = live;
  remember(room.requests, entry);
  const { row } = room.table;
  if (live.outcome) room.table = { ...room.table, row: { ...row, status: 'over', ended_at: entry.at } };
  showEntry(room, live, entry, seatsWatching(room), requester);
  if (room.delayed) addDelayed(room.delayed, live, entry);
  // Who is missed now, and for how long, and that a request has lapsed.
  if (isForInfo(live, entry) || wasAsked || isAnyMissed(room)) tellInfo(room);
  if (live.seq % SNAPSHOT_EVERY === 0)
    void keepSnapshot(room.services.store, room.id, live).catch(room.services.reportError);
}

export function remember(requests: Map<string, number>, { key, seq }: Pick<Entry, 'key' | 'seq'>): void {
  requests.set(key, seq);
  if (requests.size <= KEPT_REQUESTS) return;
  for (const oldest of requests.keys()) {
    requests.delete(oldest);
    return;
  }
}

/** Applies the entries that other processes have added. */
export async function catchUp(room: Room): Promise<void> {
  for (const entry of await entriesAfter(room.services.store, room.id, room.live?.seq ?? 0))
    if (room.live) settle(room, advanceStored(room.live, entry), entry);
}

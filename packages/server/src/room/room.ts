import type { Seat, Tagged, Viewer } from '@taproom/engine';
import {
  type ChatLine,
  type ClockState,
  type Following,
  follow,
  type Moving,
  type Refused,
  type ServerMessage,
  type TableState,
  tell as tellMoved,
} from '@taproom/protocol';
import { nextTimeOut } from '../match/clock.ts';
import { advance, begin, botsToAct, type Course, outcomeOf, waitedFor } from '../match/course.ts';
import { eventsFor, isUpToDate, logBefore, logTail, movingOf } from '../match/seen.ts';
import type { Entry, EntryKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { commitmentOf, infoOf, openingOf, type Presence, seatsOf, type Table } from '../tables/table.ts';
import { endTable, findTable, type Player } from '../tables/tables.ts';
import { CHAT_TAIL, keepLine } from './chat.ts';

/** Somebody who follows a table: through the eyes of a seat, or of the table. */
export interface Watcher {
  readonly player: string | null;
  send(text: string): void;
}

/** What somebody wants to be done. */
export interface Wish {
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** The last entry the sender knew of. */
  readonly seq: number;
  readonly key: string;
  readonly action?: unknown;
}

export type Answer = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly why: Refused };

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  now(): number;
  /** Thinks for a bot; the room plays what comes back. */
  think(course: Course, seat: Seat, level: string | null): Promise<Tagged>;
  /** Is told of what goes wrong where nobody waits for an answer. */
  trouble(error: unknown): void;
}

/** A table that is being looked at or played. */
export interface Room {
  readonly id: string;
  table(): Table;
  /** Who is here at the moment. */
  readonly presence: Presence;
  course(): Course | undefined;
  /** Lets someone follow; gives the state to draw. */
  watch(watcher: Watcher): TableState | Refused;
  unwatch(watcher: Watcher): void;
  isWatched(): boolean;
  state(player: string | null): TableState;
  change(wish: Wish): Promise<Answer>;
  say(player: Player, key: string, text: string): Promise<void>;
  /** Events of so many entries of the record before one, and where they begin. */
  log(player: string | null, before: number): { events: Tagged[]; from: number };
  /** Looks again at what the database says: seats taken, entries made elsewhere. */
  refresh(): Promise<void>;
  close(): void;
}

const LOG_TAIL = 30;
const LOG_PAGE = 100;
const LONGEST_TIMER = 2 ** 31 - 1;

export function makeRoom(house: House, opened: Table, entries: readonly Entry[], said: readonly ChatLine[]): Room {
  const { store } = house;
  let chat = said;
  let table = opened;
  let course = courseOf(table, entries);
  const watchers = new Map<Watcher, Viewer>();
  /** What each kind of viewer has been told. */
  const told = new Map<Viewer, Following>();
  let timer: NodeJS.Timeout | undefined;
  let lastInLine: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** One change after the other. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = lastInLine.then(work);
    lastInLine = done.catch(() => {});
    return done;
  }

  const viewerOf = (player: string | null): Viewer =>
    player === null ? 'table' : (seatsOf(table, player)[0] ?? 'table');

  const presence = {
    isHere: (player: string): boolean => [...watchers.keys()].some((watcher) => watcher.player === player),
    get standIns(): readonly Seat[] {
      return course?.standIns ?? [];
    },
  };

  function state(player: string | null): TableState {
    const viewer = viewerOf(player);
    const idle = { view: null, actors: [], legal: [], canUndo: false, resigned: [], outcome: null };
    return {
      info: infoOf(table, presence),
      seq: course?.seq ?? 0,
      mine: player === null ? [] : seatsOf(table, player),
      ...(course ? movingFor(course, viewer) : idle),
      clock: clockState(),
      commitment: commitmentOf(table),
      nonces: table.seats.map(({ nonce }) => nonce ?? ''),
      ...(course ? logTail(course, viewer, LOG_TAIL) : { log: [], logFrom: 0 }),
      chat,
      shapes: told.get(viewer)?.shapes ?? [],
    };
  }

  /** From now on a kind of viewer is told what changes. */
  function startTelling(viewer: Viewer): void {
    if (course && !told.has(viewer)) told.set(viewer, follow(movingFor(course, viewer), []));
  }

  const movingFor = (now: Course, viewer: Viewer): Moving => movingOf(now, viewer, table.setup.undo);

  function clockState(): ClockState | null {
    if (!course || table.setup.clock.kind === 'none') return null;
    const { left, since } = course.times;
    const running = waitedFor(course);
    const now = house.now();
    const leftNow = left.map((time, seat) => Math.max(0, running.includes(seat) ? time - (now - since) : time));
    return { now, left: leftNow, running };
  }

  const tell = (watcher: Watcher, message: ServerMessage): void => watcher.send(JSON.stringify(message));

  function tellAll(message: ServerMessage, but?: Watcher): void {
    const text = JSON.stringify(message);
    for (const watcher of watchers.keys()) if (watcher !== but) watcher.send(text);
  }

  const tellInfo = (but?: Watcher): void =>
    tellAll({ type: 'info', table: table.row.id, info: infoOf(table, presence) }, but);

  /** Sends everyone what an entry has changed for them. */
  function tellEntry(entry: Entry, now: Course): void {
    const events = now.steps.at(-1)?.seq === entry.seq ? (now.steps.at(-1)?.events ?? []) : [];
    const clock = clockState();
    for (const [viewer, before] of told) {
      const { following, moved } = tellMoved(before, movingFor(now, viewer), eventsFor(now, events, viewer));
      told.set(viewer, following);
      const text = JSON.stringify({ m: table.row.id, n: entry.seq, ...moved, ...(clock && { c: clock }) });
      for (const [watcher, eyes] of watchers) if (eyes === viewer) watcher.send(text);
    }
  }

  /** After a move was taken back everyone gets the whole table again. */
  function tellState(): void {
    told.clear();
    for (const [watcher, viewer] of watchers) {
      startTelling(viewer);
      tell(watcher, { type: 'table', table: table.row.id, state: state(watcher.player) });
    }
  }

  async function change(wish: Wish): Promise<Answer> {
    if (!course) return refused({ code: 'not-started' });
    const made = course.keys.get(wish.key);
    if (made !== undefined) return { ok: true, seq: made };
    if (!isUpToDate(course, wish.seat, wish.seq)) return refused({ code: 'stale', seq: course.seq });
    const entry = entryFor(course, wish);
    const next = advance(course, entry);
    if (!next.ok) return refused(next.error);
    if (!(await store.append(entry))) return behind(wish);
    await settle(next.value, entry);
    return { ok: true, seq: entry.seq };
  }

  const entryFor = (now: Course, { kind, seat, key, action }: Wish): Entry => ({
    match: table.row.id,
    seq: now.seq + 1,
    kind,
    seat,
    action: action === undefined ? null : JSON.stringify(action),
    key,
    at: house.now(),
  });

  /** Another process was faster: the wish is judged again by what is true now. */
  async function behind(wish: Wish): Promise<Answer> {
    await catchUp();
    return change(wish);
  }

  /** An entry is safe in the database: it counts, and everyone is told. */
  async function settle(now: Course, entry: Entry): Promise<void> {
    course = now;
    if (entry.kind === 'undo') tellState();
    else tellEntry(entry, now);
    if (entry.kind !== 'play') tellInfo();
    if (outcomeOf(now)) await end();
    goOn();
  }

  async function end(): Promise<void> {
    await endTable(store.db, table.row.id, house.now());
    table = (await findTable(store.db, table.row.id)) ?? table;
    tellInfo();
  }

  /** Takes over what other processes have added. */
  async function catchUp(): Promise<void> {
    for (const entry of await entriesAfter(store, table.row.id, course?.seq ?? 0)) {
      const next = course && advance(course, entry);
      if (!next?.ok) throw new Error(`entry ${entry.seq} of ${table.row.id} does not fit`);
      await settle(next.value, entry);
    }
  }

  /** Lets the next bot play, and sets the clock for those who are waited for. */
  function goOn(): void {
    clearTimeout(timer);
    if (!course || isClosed || outcomeOf(course)) return;
    const [bot] = botsToAct(course);
    if (bot !== undefined) void playBot(course, bot);
    const due = table.setup.clock.kind === 'none' ? undefined : nextTimeOut(course.times, waitedFor(course));
    if (due) timer = setTimeout(timeUp, Math.min(LONGEST_TIMER, Math.max(0, due.at - house.now())));
    timer?.unref();
  }

  async function playBot(now: Course, seat: Seat): Promise<void> {
    try {
      const action = await house.think(now, seat, table.seats[seat]?.level ?? null);
      if (isClosed) return;
      await inLine(() => change({ kind: 'play', seat, seq: now.seq, key: `bot ${now.seq} ${seat}`, action }));
    } catch (error) {
      house.trouble(error);
    }
  }

  function timeUp(): void {
    const due = course && nextTimeOut(course.times, waitedFor(course));
    if (!course || !due) return;
    if (due.at > house.now()) {
      goOn();
      return;
    }
    const { seq } = course;
    const wish = { kind: 'timeout', seat: due.seat, seq, key: `timeout ${seq} ${due.seat}` } as const;
    inLine(() => change(wish)).catch(house.trouble);
  }

  goOn();

  return {
    id: table.row.id,
    table: () => table,
    presence,
    course: () => course,
    state,
    watch(watcher) {
      const viewer = viewerOf(watcher.player);
      if (viewer === 'table' && !table.setup.spectators && table.row.status !== 'waiting')
        return { code: 'no-spectators' };
      const wasHere = watcher.player !== null && presence.isHere(watcher.player);
      watchers.set(watcher, viewer);
      startTelling(viewer);
      if (!wasHere && viewer !== 'table') tellInfo(watcher);
      return state(watcher.player);
    },
    unwatch(watcher) {
      const viewer = watchers.get(watcher);
      if (viewer === undefined) return;
      watchers.delete(watcher);
      if (![...watchers.values()].includes(viewer)) told.delete(viewer);
      if (viewer !== 'table') tellInfo();
    },
    isWatched: () => watchers.size > 0,
    change: (wish) => inLine(() => change(wish)),
    async say({ id, name }, key, text) {
      const line: ChatLine = { at: house.now(), name, seat: seatsOf(table, id)[0] ?? null, text };
      if (!(await keepLine(store, table.row.id, id, key, line))) return;
      chat = [...chat, line].slice(-CHAT_TAIL);
      tellAll({ type: 'said', table: table.row.id, line });
    },
    log: (player, before) => (course ? logBefore(course, viewerOf(player), before, LOG_PAGE) : { events: [], from: 0 }),
    refresh: () =>
      inLine(async () => {
        if (isClosed) return;
        const hadBegun = course !== undefined;
        table = (await findTable(store.db, table.row.id)) ?? table;
        if (!hadBegun && table.row.status !== 'waiting') course = courseOf(table, []);
        for (const watcher of watchers.keys()) watchers.set(watcher, viewerOf(watcher.player));
        if (course) await catchUp();
        if (hadBegun) {
          tellInfo();
          return;
        }
        tellState();
        goOn();
      }),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const refused = (why: Refused): Answer => ({ ok: false, why });

/** A match that has begun, as its entries lead it; nothing while people are waited for. */
function courseOf(table: Table, entries: readonly Entry[]): Course | undefined {
  if (table.row.status === 'waiting') return undefined;
  const opening = openingOf(table);
  if ('needs' in opening) throw new Error(`rules ${opening.needs} of ${table.row.game} are not here`);
  return entries.reduce((course, entry) => {
    const next = advance(course, entry);
    if (!next.ok) throw new Error(`entry ${entry.seq} of ${table.row.id}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, begin(opening));
}

export const entriesAfter = (store: Store, match: string, seq: number): Promise<Entry[]> =>
  store.db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>', seq).orderBy('seq').execute();

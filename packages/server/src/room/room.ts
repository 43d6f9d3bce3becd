import type { Seat, Tagged, Viewer } from '@taproom/engine';
import type { ChatLine, ClockState, Own, Refused, ServerMessage, TableInfo, TableState } from '@taproom/protocol';
import { clockStateOf } from '../match/clock-state.ts';
import { advance, begin, type Course, isPlayedByBot } from '../match/course.ts';
import { type Due, nextDue } from '../match/due.ts';
import { bytesOf, lastThatFit } from '../match/fitting.ts';
import { commonOf, isUpToDate, logBefore, logTail, ownOf } from '../match/seen.ts';
import type { Entry, EntryKind } from '../store/schema.ts';
import type { Next, Store } from '../store/store.ts';
import { commitmentOf, infoOf, isMuted, openingOf, type Presence, seatsOf, type Table } from '../tables/table.ts';
import { findTable, type Player } from '../tables/tables.ts';
import { type Asker, makeAudience, type Watcher } from './audience.ts';
import { CHAT_TAIL, keepLine, lastLines, linesAfter, type Said } from './chat.ts';
import { type Lag, makeLag } from './lag.ts';
import { makeLine } from './line.ts';
import type { Presences } from './presences.ts';

export type { Watcher } from './audience.ts';

/** What somebody wants to be done. */
export interface Wish {
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** The last entry the sender knew of. */
  readonly seq: number;
  readonly key: string;
  readonly action?: unknown;
  /** Who has asked for it, if anybody; otherwise the house does it, for a bot or because time is up. */
  readonly asker?: Asker;
}

/** `isTold` if whoever asked has been answered by being told of the entry. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly isTold: boolean }
  | { readonly ok: false; readonly why: Refused };

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  now(): number;
  /** Thinks for a bot; the room plays what comes back. */
  think(course: Course, seat: Seat, level: string | null): Promise<Tagged>;
  readonly presences: Presences;
  /** It has become the turn of these seats. */
  turn(table: Table, seats: readonly Seat[], isLooking: (player: string) => Promise<boolean>): void;
  /** A wish was turned down. */
  refused(code: string): void;
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
  /** The match as somebody may know it by now: those who only watch may lag behind. */
  courseFor(player: string | null): Course | undefined;
  /** The table as somebody may know it by now. */
  info(player: string | null): TableInfo;
  /** Lets someone follow; gives the state to draw. */
  watch(watcher: Watcher): TableState | Refused;
  unwatch(watcher: Watcher): void;
  /** Someone who follows has looked up, or away. */
  lookAgain(watcher: Watcher): void;
  /** Whether anybody is here, or the house is about to do something. */
  isInUse(): boolean;
  state(player: string | null): TableState;
  change(wish: Wish): Promise<Answer>;
  /** Why it may not be said, if it may not. */
  say(player: Player, key: string, text: string): Promise<Refused | undefined>;
  /** What was said before a moment, and whether there may be more; nothing for those who may not look. */
  chatBefore(player: string | null, before: number): Promise<{ lines: ChatLine[]; hasEarlier: boolean }>;
  /** Events of so many entries of the record before one, and where they begin. */
  log(player: string | null, before: number): { events: Tagged[]; from: number };
  /** Looks again at what the database says: seats taken, entries made elsewhere. */
  refresh(): Promise<void>;
  /** Something was said, here or elsewhere. */
  hearChat(key?: string): Promise<void>;
  /** Does what is due after entry `seq`, and says when to look again. */
  attend(seq: number): Promise<number | null>;
  /** Waits for what is under way. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** However long a match has lasted, its state takes not much more than this, in bytes. */
const LARGEST_STATE = 9_800;
const MOST_CHAT = 2_200;
/** Whoever comes when there are more shapes than this, in bytes, lets everyone begin with new ones. */
const MOST_SHAPES = 2_500;
const LOG_TAIL = 30;
const LOG_PAGE = 100;
const SECOND = 1_000;
/** How often a match is looked at that was begun by rules that are not here, in milliseconds. */
const UNTIL_RULES = 600_000;
/** Requests that were carried out so lately are known again if they come once more. */
const KEPT_REQUESTS = 64;

export function makeRoom(house: House, opened: Table, entries: readonly Entry[], said: readonly Said[]): Room {
  const { store, presences } = house;
  const { id } = opened.row;
  /** Those who are here through other processes. */
  let elsewhere: ReadonlySet<string> = new Set();
  let chat = said;
  let table = opened;
  let course: Course | undefined;
  let lag: Lag | undefined;
  let isClosed = false;
  /** What is due may take long: bots wait until others have thought. */
  let attending = 0;
  const misfit = misfitOf(opened);
  const audience = makeAudience(id, ownFor);
  /** The entries that the last requests have led to, to know those again that come once more. */
  const made = new Map<string, number>();
  /** One change after the other. */
  const inLine = makeLine();
  const rest = (): Promise<void> => inLine(async () => {});

  function refused(why: Refused): Answer {
    house.refused(why.code);
    return { ok: false, why };
  }

  const viewerOf = (player: string | null): Viewer =>
    player === null ? 'table' : (seatsOf(table, player)[0] ?? 'table');

  /** Nothing where only those who sit may look. While people are waited for, everyone sees who comes. */
  function eyesOf(player: string | null): Viewer | undefined {
    const viewer = viewerOf(player);
    const isOpen = table.setup.spectators || table.row.status === 'waiting';
    return viewer !== 'table' || isOpen ? viewer : undefined;
  }

  const presence = {
    isHere: (player: string): boolean => audience.isHere(player) || elsewhere.has(player),
    get standIns(): readonly Seat[] {
      return course?.standIns ?? [];
    },
  };

  /** The match as a viewer may know it by now. */
  const courseFor = (viewer: Viewer): Course | undefined => (viewer === 'table' ? lag?.course() : course);

  /** Whoever lags behind does not learn from this either that a match is over, or that somebody has left. */
  function infoFor(viewer: Viewer): TableInfo {
    const seen = courseFor(viewer);
    if (!seen || seen === course || table.row.is_broken_off === 1) return infoOf(table, presence);
    const row = { ...table.row, status: 'playing' as const, ended_at: null, rematch: null };
    return infoOf({ ...table, row }, { isHere: presence.isHere, standIns: seen.standIns });
  }

  function ownFor(now: Course, viewer: Viewer): Own {
    return ownOf(now, viewer, table.setup.undo);
  }

  function state(player: string | null): TableState {
    const viewer = viewerOf(player);
    const seen = courseFor(viewer);
    const idle = { view: null, actors: [], legal: [], canUndo: false, resigned: [], outcome: null };
    const bare = {
      info: infoFor(viewer),
      seq: seen?.seq ?? 0,
      mine: player === null ? [] : seatsOf(table, player),
      ...(seen ? { ...commonOf(seen, viewer), ...ownFor(seen, viewer) } : idle),
      clock: seen ? clockState(seen, viewer) : null,
      commitment: commitmentOf(table),
      nonces: table.seats.map(({ nonce }) => nonce ?? ''),
      shapes: audience.shapes(viewer),
    };
    return { ...bare, ...tails(seen, viewer, LARGEST_STATE - bytesOf(bare)) };
  }

  /** What was done and said last, as far as there is room for it. */
  function tails(
    seen: Course | undefined,
    viewer: Viewer,
    bytes: number,
  ): Pick<TableState, 'log' | 'logFrom' | 'chat' | 'hasEarlierChat'> {
    const lines = chat.map(({ line }) => line);
    const said = lastThatFit(lines, CHAT_TAIL, Math.min(bytes, MOST_CHAT));
    const log = seen && logTail(seen, viewer, LOG_TAIL, bytes - bytesOf(said));
    const hasEarlierChat = said.length < lines.length || lines.length === CHAT_TAIL;
    return { ...(log ?? { log: [], logFrom: 0 }), chat: said, hasEarlierChat };
  }

  const delay = (): number => table.setup.delay * SECOND;

  const clockState = (seen: Course, viewer: Viewer): ClockState | null =>
    clockStateOf(seen, house.now(), viewer === 'table' ? delay() : 0);

  const infoMessage = (viewer: Viewer): ServerMessage => ({ type: 'info', table: id, info: infoFor(viewer) });

  function tellInfo(but?: Watcher, viewers = audience.viewers()): void {
    for (const viewer of viewers) audience.tellViewer(viewer, infoMessage(viewer), but);
  }

  /** Viewers learn of an entry; after a move was taken back they get the whole table again. */
  function show(now: Course, entry: Entry, viewers: readonly Viewer[], asker?: Asker): void {
    if (entry.kind === 'undo') audience.tellState(now, viewers, state);
    else for (const viewer of viewers) audience.tellEntry(entry, now, viewer, clockState(now, viewer), asker);
  }

  function showLate(now: Course, entry: Entry): void {
    show(now, entry, ['table']);
    if (delay() > 0 && isForInfo(now, entry)) tellInfo(undefined, ['table']);
  }

  const seatsWatching = (): Viewer[] => audience.viewers().filter((viewer) => viewer !== 'table');

  /** The match has begun, or this process has just opened it. */
  function start(entries: readonly Entry[]): void {
    const opening = openingOf(table);
    // A table that was ended before it began has no match.
    if (table.row.started_at === null || 'needs' in opening) return;
    let now = begin(opening);
    lag = makeLag(delay(), now, house.now, showLate);
    for (const entry of entries) {
      now = mustAdvance(now, entry);
      lag.add(now, entry);
      remember(entry);
    }
    course = now;
  }

  function remember({ key, seq }: Entry): void {
    made.set(key, seq);
    if (made.size > KEPT_REQUESTS) made.delete(made.keys().next().value as string);
  }

  async function change(wish: Wish): Promise<Answer> {
    if (misfit) return refused(misfit);
    if (!course) return refused({ code: 'not-started' });
    const before = made.get(wish.key);
    if (before !== undefined) return { ok: true, seq: before, isTold: false };
    if (table.row.status === 'over') return refused({ code: 'game-over' });
    if (!isUpToDate(course, wish.seat, wish.seq)) return refused({ code: 'stale', seq: course.seq });
    if (isForBot(course, wish)) return refused({ code: 'stood-in' });
    const entry = entryFor(course, wish);
    const next = advance(course, entry, wish.action);
    if (!next.ok) return refused(next.error);
    if (!(await store.append(entry, nextAfter(next.value)))) return behind(wish);
    const { waitedFor } = course;
    settle(next.value, entry, wish.asker);
    tellTurn(next.value.waitedFor.filter((seat) => !waitedFor.includes(seat)));
    return { ok: true, seq: entry.seq, isTold: entry.kind !== 'undo' && isFollowing(wish.asker) };
  }

  const isFollowing = (asker: Asker | undefined): boolean =>
    asker !== undefined && typeof audience.eyesOf(asker.watcher) === 'number';

  const entryFor = (now: Course, { kind, seat, key, action }: Wish): Entry => ({
    match: id,
    seq: now.seq + 1,
    kind,
    seat,
    action: action === undefined ? null : JSON.stringify(action),
    key,
    at: house.now(),
  });

  const isLookingElsewhere = async (player: string): Promise<boolean> =>
    (await presences.lookingElsewhere(id)).has(player);

  function tellTurn(seats: readonly Seat[]): void {
    const away = seats.filter((seat) => !audience.isLooking(table.seats[seat]?.player ?? ''));
    if (away.length > 0) house.turn(table, away, isLookingElsewhere);
  }

  /** Another process was faster: the wish is judged again by what is true now. */
  async function behind(wish: Wish): Promise<Answer> {
    await catchUp();
    return change(wish);
  }

  /** An entry is safe in the database: it counts, and everyone is told. */
  function settle(now: Course, entry: Entry, asker?: Asker): void {
    course = now;
    remember(entry);
    const isOver = now.outcome !== undefined;
    if (isOver) table = { ...table, row: { ...table.row, status: 'over', ended_at: entry.at } };
    show(now, entry, seatsWatching(), asker);
    lag?.add(now, entry);
    if (isForInfo(now, entry)) tellInfo();
  }

  /** Takes over what other processes have added. */
  async function catchUp(): Promise<void> {
    for (const entry of await entriesAfter(store, id, course?.seq ?? 0))
      if (course) settle(mustAdvance(course, entry), entry);
  }

  async function refresh(): Promise<void> {
    if (isClosed) return;
    const before = JSON.stringify([infoOf(table, presence), table.seats]);
    table = (await findTable(store.db, id)) ?? table;
    elsewhere = await presences.elsewhere(id);
    for (const watcher of audience.lookAgain(eyesOf, courseFor, infoMessage('table'))) showAnew(watcher);
    if (course) await catchUp();
    else start(await entriesAfter(store, id, 0));
    const after = JSON.stringify([infoOf(table, presence), table.seats]);
    if (before === after) return;
    // Whose seats they are and what was thrown in for the dice comes with the whole state only.
    if (!course || course.seq === 0) audience.tellState(course, audience.viewers(), state);
    tellInfo();
  }

  /** Whoever has got a seat, or lost one, sees the table with other eyes from now on. */
  function showAnew(watcher: Watcher): void {
    lookAgain(watcher);
    if (course) watcher.send(JSON.stringify({ type: 'table', table: id, state: state(watcher.player) }));
  }

  async function hearChat(key?: string): Promise<void> {
    if (isClosed || chat.some((one) => one.key === key)) return;
    for (const one of await linesAfter(store, id, chat.at(-1)?.line.at ?? 0)) tellLine(one);
  }

  function tellLine(one: Said): void {
    chat = [...chat, one].slice(-CHAT_TAIL);
    audience.tellAll({ type: 'said', table: id, line: one.line });
  }

  async function say({ id: player, name }: Player, key: string, text: string): Promise<Refused | undefined> {
    if (eyesOf(player) === undefined) return { code: 'no-spectators' };
    if (isMuted(table, player)) return { code: 'muted' };
    const line = { at: house.now(), name, seat: seatsOf(table, player)[0] ?? null, text };
    await keepLine(store, id, player, { key, line });
    await hearChat(key);
    return undefined;
  }

  async function attend(seq: number): Promise<number | null> {
    if (!course || course.seq < seq || (await hasChanged())) await inLine(refresh);
    if (table.row.status !== 'playing') return null;
    // Another process may have the rules, or this house when it goes back to them: until then nothing is forgotten.
    if (misfit) return house.now() + UNTIL_RULES;
    if (!course) return null;
    // Whatever came later has a plan of its own.
    const due = course.seq === seq ? nextDue(course) : undefined;
    // Whoever has let the time for the first move run out was told when it began.
    if (seq === 0 && course.seq === 0 && !isTimeUp(due)) tellTurn(course.waitedFor);
    if (!due) return null;
    if (due.at > house.now()) return due.at;
    await carryOut(course, due);
    return null;
  }

  const isTimeUp = (due: Due | undefined): boolean => due !== undefined && due.kind !== 'bot' && due.at <= house.now();

  /** Whether somebody has ended the match from outside. */
  async function hasChanged(): Promise<boolean> {
    const row = await store.db.selectFrom('matches').select('status').where('id', '=', id).executeTakeFirst();
    return row?.status !== table.row.status;
  }

  /** Does what is due. If somebody else was faster, or has ended the match, then that is how it went on. */
  async function carryOut(now: Course, due: Due): Promise<void> {
    const wish = await wishOf(now, due);
    const answer = await inLine(() => change(wish));
    const isEnded = table.row.status !== 'playing';
    if (!answer.ok && !isEnded && course?.seq === now.seq)
      throw new Error(`${due.kind} at ${id}, entry ${now.seq}: ${JSON.stringify(answer.why)}`);
  }

  async function wishOf(now: Course, due: Due): Promise<Wish> {
    const { kind, seat } = due;
    const base = { seat, seq: now.seq, key: `${kind} ${now.seq} ${seat}` };
    if (kind === 'timeout') return { ...base, kind };
    if (kind === 'hurry') return { ...base, kind: 'play', action: due.action };
    return { ...base, kind: 'play', action: await house.think(now, seat, table.seats[seat]?.level ?? null) };
  }

  /** Other processes are to know who of those who sit here looks. */
  function lookAgain({ player }: Watcher): void {
    if (player !== null && viewerOf(player) !== 'table') presences.enter(id, player, audience.isLooking(player));
  }

  start(entries);

  return {
    id,
    table: () => table,
    presence,
    course: () => course,
    courseFor: (player) => courseFor(viewerOf(player)),
    info: (player) => infoFor(viewerOf(player)),
    state,
    watch(watcher) {
      if (misfit) return misfit;
      const viewer = eyesOf(watcher.player);
      if (viewer === undefined) return { code: 'no-spectators' };
      const wasHere = watcher.player !== null && audience.isHere(watcher.player);
      if (bytesOf(audience.shapes(viewer)) > MOST_SHAPES)
        audience.tellState(courseFor(viewer), viewer === 'table' ? [viewer] : seatsWatching(), state);
      audience.add(watcher, viewer, courseFor(viewer));
      lookAgain(watcher);
      if (!wasHere && viewer !== 'table') tellInfo(watcher);
      return state(watcher.player);
    },
    unwatch(watcher) {
      const eyes = audience.eyesOf(watcher);
      audience.remove(watcher);
      if (watcher.player !== null && !audience.isHere(watcher.player)) presences.leave(id, watcher.player);
      else if (eyes !== undefined) lookAgain(watcher);
      if (eyes !== undefined && eyes !== 'table') tellInfo();
    },
    lookAgain,
    isInUse: () => audience.size > 0 || attending > 0,
    change: (wish) => inLine(() => change(wish)),
    say: (player, key, text) => inLine(() => say(player, key, text)),
    async chatBefore(player, before) {
      const said = eyesOf(player) === undefined ? [] : await lastLines(store, id, before);
      return { lines: said.map(({ line }) => line), hasEarlier: said.length === CHAT_TAIL };
    },
    log(player, before) {
      const viewer = eyesOf(player);
      const seen = viewer !== undefined && courseFor(viewer);
      return seen ? logBefore(seen, viewer, before, LOG_PAGE) : { events: [], from: 0 };
    },
    refresh: () => inLine(refresh),
    hearChat: (key) => inLine(() => hearChat(key)),
    attend: (seq) => {
      attending++;
      return attend(seq).finally(() => attending--);
    },
    rest,
    async close() {
      isClosed = true;
      lag?.stop();
      await rest();
    },
  };
}

/** Whether an entry changes what is said of the table itself. */
const isForInfo = ({ outcome }: Course, { kind }: Entry): boolean => kind !== 'play' || outcome !== undefined;

const nextAfter = (course: Course): Next => (course.outcome ? 'over' : (nextDue(course)?.at ?? null));

/** Why nobody can play or watch here, if so: the match was begun by rules that are not here. */
function misfitOf(table: Table): Refused | undefined {
  const opening = openingOf(table);
  return 'needs' in opening ? { code: 'other-rules', ...opening } : undefined;
}

/** Whether somebody wants to play where a bot plays at the moment. */
const isForBot = (course: Course, { kind, seat, asker }: Wish): boolean =>
  asker !== undefined && (kind === 'play' || kind === 'undo') && !course.outcome && isPlayedByBot(course, seat);

/** What the database has must fit. */
function mustAdvance(course: Course, entry: Entry): Course {
  const next = advance(course, entry);
  if (!next.ok) throw new Error(`entry ${entry.seq} of ${entry.match}: ${JSON.stringify(next.error)}`);
  return next.value;
}

export const entriesAfter = (store: Store, match: string, seq: number): Promise<Entry[]> =>
  store.db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>', seq).orderBy('seq').execute();

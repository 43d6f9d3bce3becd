import type { BotWorker } from '@taproom/bots/web';
import { fail, must, ok, type Refusal, type Result, type Seat, type Tagged } from '@taproom/engine';
import {
  afterThought,
  type BotTurn,
  botTurnIn,
  forcedIn,
  isAbandoned,
  type LiveMatch,
  patienceIn,
  peopleLeftIn,
  play,
} from '@taproom/table';
import { type Damage, type Head, type Listed, SAVE_FORMAT, type Save } from './head.ts';
import { damaged, listHead } from './heads.ts';
import { type BotToMove, botToMove, type KeptTable } from './kept-table.ts';
import { logChange, type ToldLogs } from './log-change.ts';
import { paceOf } from './pace.ts';
import type { ReviewStore } from './review-store.ts';
import { changeTo, type Kept, keptOf, NOTHING_KEPT, parseSave } from './save.ts';
import { snapshotOf } from './snapshot.ts';
import { isStage, NO_REVISION, type Store } from './store.ts';
import { whyOf } from './why.ts';
import type { Message, Pace } from './wire.ts';

/** How the tabs of one browser tell each other that a table has changed. */
export interface Neighbours {
  tell(id: string): void;
  hear(listener: (id: string) => void): void;
}

/** A table that a page has open, or at which bots play among themselves. */
export interface OpenTable {
  table: KeptTable;
  /** What of it is in the store. */
  kept: Kept;
  /** What the page has of its log. */
  readonly told: ToldLogs;
  pace: Pace;
  /** Whether a page shows it: else nothing is sent, and bots need not wait for anybody to follow. */
  isShown: boolean;
  thinking: AbortController | undefined;
  /** The turn of the bot that moved last. */
  botTurn: BotTurn | undefined;
  /** The end of the queue: changes are made one after the other. */
  last: Promise<unknown>;
}

/** This browser's tables, and everything they need. */
export interface Hosting {
  readonly store: Store;
  readonly reviews: ReviewStore;
  readonly bots: BotWorker;
  readonly neighbours: Neighbours;
  readonly post: (message: Message) => void;
  /** Tables that a page has open, and those that bots play on among themselves. */
  readonly open: Map<string, OpenTable>;
  /** Tables that have just been set and that nobody has opened yet: they need not be read and replayed. */
  readonly fresh: Map<string, KeptTable>;
}

type Step<D> = (live: LiveMatch) => Result<LiveMatch, D>;

/** For bots only: nothing that anyone could verify depends on it. */
export const botSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
const entriesIn = ({ match }: LiveMatch): number => match.history.entries.length;

function enqueue<T>(place: OpenTable, work: () => Promise<T>): Promise<T> {
  const done = place.last.then(work);
  place.last = done.catch(() => {});
  return done;
}

/** Saves a table that has just been set; gives its id. */
export async function keepNew({ store, fresh }: Hosting, table: KeptTable): Promise<string> {
  const { change } = changeTo(table, NOTHING_KEPT, Date.now());
  if (!(await store.put(change, NO_REVISION))) throw new Error('a new table was already there');
  fresh.set(table.id, table);
  return table.id;
}

/** Reads a table from the store and replays it. What was saved by version 0.1.0 is written in today's form at once. */
async function load({ store }: Hosting, id: string): Promise<Result<KeptTable, Damage> | undefined> {
  const save = await store.get(id);
  const parsed = save && (await parseSave(save));
  if (parsed?.ok && save?.format !== SAVE_FORMAT)
    await store.put(changeTo(parsed.value, NOTHING_KEPT, save?.savedAt ?? 0).change, save?.revision ?? NO_REVISION);
  return parsed;
}

/** Why a saved table cannot be opened; undefined if it can, or if there is none. */
export async function damageOf(hosting: Hosting, id: string): Promise<Damage | undefined> {
  const loaded = await load(hosting, id);
  return loaded && !loaded.ok ? loaded.error : undefined;
}

/** A line of the list for a table that was saved by version 0.1.0. */
export async function takeOver(hosting: Hosting, head: Head): Promise<Listed> {
  const loaded = await load(hosting, head.id);
  if (loaded && !loaded.ok) return damaged(head, loaded.error);
  const taken = await hosting.store.get(head.id);
  return (taken && listHead(taken)) ?? damaged(head, { code: 'unreadable' });
}

/** Saves the match after `step`, then shows it. If another tab was faster, its table is shown instead. */
export function change<D>(hosting: Hosting, place: OpenTable, step: Step<D>): Promise<D | Refusal | undefined> {
  return enqueue(place, async () => {
    const { live } = place.table;
    const next = step(live);
    if (!next.ok) return next.error;
    const table = { ...place.table, live: next.value };
    const { change: written, kept } = changeTo(table, place.kept, Date.now());
    if (!(await hosting.store.put(written, live.seq))) {
      await refresh(hosting, place);
      return { code: 'not-your-turn' };
    }
    place.kept = kept;
    hosting.neighbours.tell(table.id);
    show(hosting, place, table, entriesIn(table.live) > entriesIn(live));
    return undefined;
  });
}

async function refresh(hosting: Hosting, place: OpenTable): Promise<void> {
  const stored = await load(hosting, place.table.id);
  if (!stored?.ok || stored.value.live.seq === place.table.live.seq) return;
  place.kept = keptOf(stored.value);
  show(hosting, place, stored.value, false);
}

/** `isFresh` says whether the last entry has just happened. */
function show(hosting: Hosting, place: OpenTable, table: KeptTable, isFresh: boolean): void {
  place.thinking?.abort();
  place.thinking = undefined;
  place.table = table;
  if (place.isShown) send(hosting, place, isFresh);
  else if (table.live.outcome) leave(hosting, table.id);
  const turn = isStage(table.id) ? undefined : botToMove(table);
  const moved = turn && (isAbandoned(table.live) ? finish(hosting, place) : moveBot(hosting, place, turn));
  moved?.catch((error) => breakDown(hosting, table.id, error));
}

function send({ post }: Hosting, { table, told }: OpenTable, isFresh: boolean): void {
  post({ type: 'snapshot', snapshot: { ...snapshotOf(table, isFresh), log: logChange(told, table.live) } });
}

function breakDown({ post }: Hosting, id: string, error: unknown): void {
  post({ type: 'broken', id, message: whyOf(error) });
}

async function moveBot(hosting: Hosting, place: OpenTable, bot: BotToMove): Promise<void> {
  const { live } = place.table;
  const stopper = new AbortController();
  place.thinking = stopper;
  const began = performance.now();
  const forced = forcedIn(live, bot.seat);
  const action = forced ?? (await decision(hosting, place, bot, stopper.signal));
  if (!forced && place.isShown) await pause(paceOf(live, place.pace, action) - (performance.now() - began));
  if (!stopper.signal.aborted) await change(hosting, place, (now) => playIfSame(now, live, bot.seat, action));
}

/** What a bot decides within its turn's time; the rival of a daily takes all it needs to play alike everywhere. */
async function decision(hosting: Hosting, place: OpenTable, moving: BotToMove, signal: AbortSignal): Promise<Tagged> {
  const { id, live } = place.table;
  const { seat, bot, seed } = moving;
  const onProgress = (progress: number): void => {
    if (place.isShown) hosting.post({ type: 'thinking', id, thinking: { seat, progress } });
  };
  onProgress(0);
  const turn = botTurnIn(place.botTurn, live, seat);
  const longest = seed === undefined ? patienceIn(turn) : undefined;
  const { game } = live.opening;
  const how = { signal, onProgress, longest };
  const thought = await hosting.bots.think(game, live.match.state, seat, bot, seed ?? botSeed(), how);
  place.botTurn = afterThought(turn, thought.milliseconds);
  return thought.action;
}

/** How long bots play on sensibly when nobody is left, in milliseconds. */
const PATIENCE = 1_500;

/** The bots finish a match that everyone has given up, unseen: for a while sensibly, then any way that is legal. */
async function finish(hosting: Hosting, place: OpenTable): Promise<void> {
  const { table } = place;
  const stopper = new AbortController();
  place.thinking = stopper;
  const until = performance.now() + PATIENCE;
  let { live } = table;
  for (let turn = botToMove(table); turn && !stopper.signal.aborted; turn = botToMove({ ...table, live })) {
    const action = performance.now() < until ? await thought(hosting, live, turn) : anyAction(live, turn.seat);
    const next = play(live, turn.seat, action, Date.now());
    if (!next.ok) throw new Error(next.error.code);
    live = next.value;
  }
  if (!stopper.signal.aborted)
    await change(hosting, place, (now) => (now === table.live ? ok(live) : fail({ code: 'not-your-turn' })));
}

async function thought({ bots }: Hosting, { opening, match }: LiveMatch, { seat, bot }: BotToMove): Promise<Tagged> {
  return (await bots.think(opening.game, match.state, seat, bot, botSeed())).action;
}

function anyAction(live: LiveMatch, seat: Seat): Tagged {
  const legal = live.opening.game.legal(live.match.state, seat);
  return must(legal[botSeed() % legal.length]);
}

/** A bot's answer counts only for the position it was asked about. */
const playIfSame = (now: LiveMatch, then: LiveMatch, seat: Seat, action: Tagged): Result<LiveMatch, Refusal> =>
  now === then ? play(now, seat, action, Date.now()) : fail({ code: 'not-your-turn' });

export function placeOf({ open }: Hosting, id: string): OpenTable {
  const place = open.get(id);
  if (!place) throw new Error(`the table ${id} is not open`);
  return place;
}

/** The table to open: as it was just set, or as it is stored. That it cannot be opened is noted for the list of tables. */
async function take(hosting: Hosting, id: string): Promise<KeptTable | undefined> {
  const { fresh, store } = hosting;
  const table = fresh.get(id);
  if (fresh.delete(id)) return table;
  const loaded = await load(hosting, id);
  if (loaded?.ok) return loaded.value;
  const save = loaded && (await store.get(id));
  if (save?.format === SAVE_FORMAT && loaded) await note(hosting, save, loaded.error);
  return undefined;
}

async function note({ store }: Hosting, { entries, ...head }: Save, damage: Damage): Promise<void> {
  if (damage.code === 'other-rules') return;
  await store.put({ head: { ...head, damage }, from: entries.length, entries: [] }, head.revision);
}

/** Opens a saved table. Returns false if there is none, or if it is damaged. */
export async function openSaved(hosting: Hosting, id: string, pace: Pace): Promise<boolean> {
  const { last = Promise.resolve() } = hosting.open.get(id) ?? {};
  leave(hosting, id);
  // What was being saved is saved first.
  await last;
  const table = await take(hosting, id);
  if (!table) return false;
  const place: OpenTable = {
    table,
    kept: keptOf(table),
    told: new Map(),
    pace,
    isShown: true,
    thinking: undefined,
    botTurn: undefined,
    last,
  };
  hosting.open.set(id, place);
  // The deal is shown as an event.
  show(hosting, place, table, entriesIn(table.live) === 0);
  return true;
}

export function leave({ open }: Hosting, id: string): void {
  open.get(id)?.thinking?.abort();
  open.delete(id);
}

/** A page has gone. Bots that play among themselves go on as long as the client is open; others wait for their people. */
export function leaveToBots(hosting: Hosting, id: string): void {
  const place = hosting.open.get(id);
  const isLeft = place && !isStage(id) && !place.table.live.outcome && peopleLeftIn(place.table.live).length === 0;
  if (isLeft) place.isShown = false;
  else leave(hosting, id);
}

/** Another tab has changed a table. */
export function catchUp(hosting: Hosting, id: string): void {
  const place = hosting.open.get(id);
  if (place) void enqueue(place, () => refresh(hosting, place));
}

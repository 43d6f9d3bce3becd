import type { MatchRecord, Seat } from '@taproom/engine';
import type { Day, Settled } from '@taproom/games/daily';
import type { Line } from '@taproom/games/learning';
import { GAME_IDS } from '@taproom/games/shelf';
import { cardOf } from '../../boards/cards.ts';
import { plainCopy } from '../../kit/browser/json.ts';
import { beginSound } from '../../kit/browser/sound.ts';
import { getToKnow } from '../get-to-know.ts';
import type { Evaluation, Table, TablePlan, TableSnapshot } from '../table.ts';
import type { Explored } from './analysing.ts';
import { type Database, headsIn, openDatabase } from './database.ts';
import type { Damage, Head, Listed } from './head.ts';
import { type FinishedMatch, listHead } from './heads.ts';
import { changedLog, type Logs } from './log-change.ts';
import type { Sent } from './snapshot.ts';
import type { Message, Request, Verb, Verbs } from './wire.ts';

interface Pending {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
}

interface Listener {
  readonly show: (snapshot: TableSnapshot) => void;
  readonly breakDown: (message: string) => void;
}

const pending = new Map<number, Pending>();
const listeners = new Map<string, Listener>();
let calls = 0;
let started: Worker | undefined;

/** The worker starts with the first request. */
function worker(): Worker {
  if (!started) {
    started = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
    started.onerror = ({ message }) => failAll(new Error(message));
  }
  return started;
}

/** Asks the worker. */
export function ask<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): Promise<ReturnType<Verbs[V]>> {
  const request: Request = { call: calls++, verb, args };
  return new Promise((resolve, reject) => {
    pending.set(request.call, { resolve, reject });
    worker().postMessage(request);
  });
}

function hear(message: Message): void {
  if (message.type === 'snapshot') show(message.snapshot);
  else if (message.type === 'thinking') latest(message.id, message.thinking);
  else if (message.type === 'reviewing') reviewers.get(message.key)?.(message.share);
  else if (message.type === 'broken') listeners.get(message.id)?.breakDown(message.message);
  else settle(message);
}

function settle(message: Extract<Message, { readonly call: number }>): void {
  const asker = pending.get(message.call);
  pending.delete(message.call);
  if (message.type === 'answer') asker?.resolve(message.value as never);
  else asker?.reject(new Error(message.message));
}

function failAll(reason: Error): void {
  for (const { reject } of pending.values()) reject(reason);
  pending.clear();
}

const snapshots = new Map<string, TableSnapshot>();
const logs = new Map<string, Logs>();

function show({ log, ...snapshot }: Sent): void {
  listeners.get(snapshot.id)?.show({ ...snapshot, log: changedLog(logs.get(snapshot.id) ?? new Map(), log) });
}

/** Progress comes alone: the rest of the table has not changed. */
function latest(id: string, thinking: TableSnapshot['thinking']): void {
  const snapshot = snapshots.get(id);
  if (snapshot?.turn === thinking?.seat && snapshot) listeners.get(id)?.show({ ...snapshot, thinking });
}

export const listFinished = (): Promise<FinishedMatch[]> => ask('finished');

let database: Promise<Database> | undefined;

/** The heads of all tables, as the page itself can read them. */
async function readHeads(): Promise<Head[]> {
  database ??= openDatabase();
  try {
    return await headsIn(await database);
  } catch (error) {
    // It may have been closed for a later version.
    database = undefined;
    throw error;
  }
}

/** The tables of this browser. The worker is only needed for those that were saved by version 0.1.0. */
export async function listTables(): Promise<Listed[]> {
  const listed = (await readHeads()).map(listHead);
  return listed.some((one) => one === undefined) ? ask('list') : listed.flatMap((one) => one ?? []);
}

/** Sets a table; whoever does so for the first time will hear it, too. */
export function createTable(plan: TablePlan, line?: Line): Promise<string> {
  beginSound();
  return ask('create', plainCopy(prepared(plan)), line);
}

/** Sets a table for a lesson or an exercise. */
export function setStage(plan: TablePlan, line: Line): Promise<string> {
  beginSound();
  return ask('stage', plainCopy(plan), line);
}

export const playScript = (id: string, moves: readonly string[]): Promise<void> => ask('script', id, moves);
/** A line as a record, to be played back. */
export const recordAt = (game: string, line: Line): Promise<MatchRecord> => ask('recordAt', game, line);

/** How a question of a quiz is settled. */
export const settleQuestion = (game: string, day: Day, at: number): Promise<Settled> => ask('settle', game, day, at);

export const lookAt = (game: string, line: Line, seat: Seat): Promise<unknown> => ask('look', game, line, seat);

/** Leaves a table of this browser for an analysis. */
export const exploreTable = (id: string, at: number): Promise<Explored> => ask('exploreTable', id, at);
/** Leaves a finished match for an analysis. */
export const exploreRecord = (record: MatchRecord, plan: TablePlan, at: number): Promise<Explored> =>
  ask('exploreRecord', plainCopy(record), plainCopy(plan), at);
/** Throws the last roll or deal of an analysis anew. */
export const throwAnew = (id: string): Promise<boolean> => ask('throwAnew', id);
/** What a strong bot thinks of the position of an analysis. */
export const evaluate = (id: string): Promise<Evaluation | undefined> => ask('evaluate', id);

/** A table that goes on from a finished match after so many entries. */
export function playOn(record: MatchRecord, entries: number, plan: TablePlan): Promise<string> {
  beginSound();
  return ask('playOn', plainCopy(record), entries, plainCopy(prepared(plan)));
}

/** Who waits for the review of which match. */
export const reviewers = new Map<string, (share: number) => void>();

export const removeTable = (id: string): Promise<void> => ask('remove', id);
export const recordOfTable = (id: string): Promise<MatchRecord | undefined> => ask('record', id);

/** Why a table stored here cannot be opened; undefined if it can, or if there is none. */
export const damageOf = (id: string): Promise<Damage | undefined> => ask('damage', id);

/** The plan with what the game's board adds to it. */
const prepared = (plan: TablePlan): TablePlan => ({
  ...plan,
  options: cardOf(plan.game).prepare?.(plan.options) ?? plan.options,
});

const QUICK = Object.fromEntries(GAME_IDS.map((id) => [id, cardOf(id).quickActions ?? []]));

/** Opens a saved table; undefined if there is none, or if it is damaged. `onBroken` is called if it cannot continue. */
export async function openLocalTable(
  id: string,
  pace: number,
  onBroken: (message: string) => void,
): Promise<Table | undefined> {
  const subscribers = new Set<(snapshot: TableSnapshot) => void>();
  logs.set(id, new Map());
  listeners.set(id, {
    show(snapshot) {
      snapshots.set(id, { ...snapshot, thinking: null });
      for (const subscriber of subscribers) subscriber(snapshot);
    },
    breakDown: onBroken,
  });
  if (!(await ask('open', id, { milliseconds: pace, quick: QUICK }))) return undefined;
  const game = snapshots.get(id)?.plan.game;
  if (game !== undefined) await getToKnow(game);
  return {
    subscribe(listener) {
      subscribers.add(listener);
      const snapshot = snapshots.get(id);
      if (snapshot) listener(snapshot);
      return () => subscribers.delete(listener);
    },
    play: (seat, action) => ask('play', id, seat, plainCopy(action)),
    refuse: (seat, action) => ask('refuse', id, seat, plainCopy(action)),
    undo: () => ask('undo', id),
    resign: (seat) => ask('resign', id, seat),
    hint: (seat) => ask('hint', id, seat),
    setPace: (milliseconds) => void ask('pace', id, { milliseconds, quick: QUICK }),
    record: async () => (await ask('record', id)) as MatchRecord,
    close() {
      listeners.delete(id);
      snapshots.delete(id);
      logs.delete(id);
      void ask('close', id);
    },
  };
}

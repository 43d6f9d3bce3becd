import type { BotSpec } from '@taproom/bots';
import type { BotWorker } from '@taproom/bots/web';
import {
  type DiceSource,
  fail,
  makeNonce,
  makeSecret,
  ok,
  openRecord,
  type Refusal,
  type Result,
  recordOf,
  type Seat,
  sealDice,
  type Tagged,
} from '@taproom/engine';
import { findGame } from '@taproom/games';
import { dailySeedOf } from '../daily.ts';
import { listSave, makeSave, parseSave } from './save.ts';
import {
  isAbandoned,
  isSimultaneous,
  matchOf,
  playAt,
  resignAt,
  type Seated,
  seat as seatPlayers,
  snapshotOf,
  type Turn,
  turnAt,
  undoAt,
  undoTo,
} from './seated.ts';
import type { Store } from './store.ts';
import type { TablePlan } from './table.ts';
import type { Message, Verbs } from './wire.ts';

/** A table that a page is looking at. */
interface OpenTable {
  table: Seated;
  /** The least time, in milliseconds, between two moves of bots: people want to see what happens. */
  pace: number;
  thinking: AbortController | undefined;
  /** The end of the queue: changes are made one after the other. */
  last: Promise<unknown>;
}

export type Host = { [V in keyof Verbs]: (...args: Parameters<Verbs[V]>) => Promise<ReturnType<Verbs[V]>> };

/** How the tabs of one browser tell each other that a table has changed. */
export interface Neighbours {
  tell(id: string): void;
  hear(listener: (id: string) => void): void;
}

const HINT: BotSpec = { kind: 'expert', budget: { milliseconds: 600 } };

const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Small moves that come many in a row: each is looked at for a part of the time only. */
const SMALL: Readonly<Record<string, string>> = { 'whisky-game': 'step' };
const SMALL_PART = 0.35;

function paceOf({ table, pace }: OpenTable, { type }: Tagged): number {
  if (isAbandoned(table) || isSimultaneous(table)) return 0;
  return SMALL[table.game.id] === type ? pace * SMALL_PART : pace;
}

/** Holds the tables of this browser: saves every change before it is shown, and lets the bots think. */
export function tableHost(
  store: Store,
  bots: BotWorker,
  neighbours: Neighbours,
  post: (message: Message) => void,
): Host {
  const open = new Map<string, OpenTable>();

  function enqueue<T>(place: OpenTable, work: () => Promise<T>): Promise<T> {
    const done = place.last.then(work);
    place.last = done.catch(() => {});
    return done;
  }

  async function load(id: string): Promise<Seated | undefined> {
    const save = await store.get(id);
    const parsed = save && parseSave(save);
    return parsed?.ok ? parsed.value : undefined;
  }

  /** What `step` makes of the table is saved, then shown. If another tab was faster, its table is shown instead. */
  function change(place: OpenTable, step: (table: Seated) => Result<Seated, Refusal>): Promise<Refusal | undefined> {
    return enqueue(place, async () => {
      const next = step(place.table);
      if (!next.ok) return next.error;
      if (!(await store.put(makeSave(next.value, Date.now())))) {
        await refresh(place);
        return { code: 'not-your-turn' };
      }
      neighbours.tell(place.table.id);
      show(place, next.value, next.value.moments.length > place.table.moments.length);
      return undefined;
    });
  }

  async function refresh(place: OpenTable): Promise<void> {
    const stored = await load(place.table.id);
    if (stored && stored.revision !== place.table.revision) show(place, stored, false);
  }

  function show(place: OpenTable, table: Seated, fresh: boolean): void {
    place.thinking?.abort();
    place.thinking = undefined;
    place.table = table;
    post({ type: 'snapshot', snapshot: snapshotOf(table, fresh) });
    const turn = turnAt(table);
    if (turn?.kind === 'bot') void moveBot(place, turn).catch((error) => breakDown(table.id, error));
  }

  function breakDown(id: string, error: unknown): void {
    post({ type: 'broken', id, message: error instanceof Error ? error.message : String(error) });
  }

  async function moveBot(place: OpenTable, turn: Turn & { kind: 'bot' }): Promise<void> {
    const { table } = place;
    const stopper = new AbortController();
    place.thinking = stopper;
    const onProgress = (progress: number): void =>
      post({ type: 'thinking', id: table.id, thinking: { seat: turn.seat, progress } });
    onProgress(0);
    const began = performance.now();
    const thought = await bots.think(table.game, matchOf(table).state, turn.seat, turn.spec, seed(), {
      signal: stopper.signal,
      onProgress,
    });
    await pause(paceOf(place, thought.action) - (performance.now() - began));
    if (!stopper.signal.aborted) await change(place, (now) => playIfSame(now, table, turn.seat, thought.action));
  }

  /** A bot's answer counts only for the position it was asked about. */
  const playIfSame = (now: Seated, then: Seated, seat: Seat, action: unknown): Result<Seated, Refusal> =>
    now === then ? playAt(now, seat, action) : fail({ code: 'not-your-turn' });

  function placeOf(id: string): OpenTable {
    const place = open.get(id);
    if (!place) throw new Error(`the table ${id} is not open`);
    return place;
  }

  function leave(id: string): void {
    open.get(id)?.thinking?.abort();
    open.delete(id);
  }

  neighbours.hear((id) => {
    const place = open.get(id);
    if (place) void enqueue(place, () => refresh(place));
  });

  return {
    list: async () => (await store.all()).map(listSave),

    async create(plan) {
      const table = newTable(plan);
      if (!(await store.put(makeSave(table, Date.now())))) throw new Error('a new table was already there');
      return table.id;
    },

    async open(id, pace) {
      leave(id);
      const table = await load(id);
      if (!table) return false;
      const place: OpenTable = { table, pace, thinking: undefined, last: Promise.resolve() };
      open.set(id, place);
      // The deal is shown as something that happens.
      show(place, table, table.moments.length === 1);
      return true;
    },

    close: async (id) => leave(id),

    play: async (id, seat, action) => change(placeOf(id), (table) => playAt(table, seat, action)),

    async refuse(id, seat, action) {
      const { table } = placeOf(id);
      return table.game.refuse(matchOf(table).state, seat, action);
    },

    async undo(id) {
      const refusal = await change(placeOf(id), (table) => {
        const entries = undoTo(table);
        return entries === undefined ? fail({ code: 'game-over' }) : ok(undoAt(table, entries));
      });
      return refusal === undefined;
    },

    async resign(id, seat) {
      await change(placeOf(id), (table) => resignAt(table, seat));
    },

    async hint(id, seat) {
      const { table } = placeOf(id);
      const turn = turnAt(table);
      if (turn?.kind !== 'human' || turn.seat !== seat) return undefined;
      return (await bots.think(table.game, matchOf(table).state, seat, HINT, seed())).action;
    },

    async record(id) {
      const table = open.get(id)?.table ?? (await load(id));
      return table && openRecord(recordOf(matchOf(table)));
    },

    async remove(id) {
      leave(id);
      await store.remove(id);
    },
  };
}

/** Sealed dice, for which the device throws in every seat's nonce; or those of the day, the same everywhere. */
function diceFor(plan: TablePlan): DiceSource {
  if (plan.daily !== undefined) return { kind: 'seed', seed: dailySeedOf(plan.game, plan.daily) };
  return sealDice(
    makeSecret(),
    plan.seats.map(() => makeNonce()),
  );
}

/** Sits everyone down. No UUID is its id: browsers make them at secure addresses only, and some play over plain HTTP. */
function newTable(plan: TablePlan): Seated {
  const game = findGame(plan.game);
  if (!game) throw new Error(`no game is called ${plan.game}`);
  const table = seatPlayers(game, makeNonce(), plan, diceFor(plan));
  if (!table.ok) throw new Error(`this table cannot be set: ${JSON.stringify(table.error)}`);
  return table.value;
}

import type { Review } from '@taproom/bots';
import type { BotWorker } from '@taproom/bots/web';
import type { Seat, Tagged } from '@taproom/engine';
import type { StoutAction } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import type { SeatPlan, TablePlan, TableSnapshot } from '../table.ts';
import type { Save } from './head.ts';
import { type Host, tableHost } from './host.ts';
import { changedLog, type Logs } from './log-change.ts';
import { paceOf } from './pace.ts';
import { parseSave } from './save.ts';
import { memory, wholeSave } from './testing/memory.ts';
import type { Message } from './wire.ts';

const ANNA: SeatPlan = { kind: 'human', name: 'Anna' };
const BEN: SeatPlan = { kind: 'human', name: 'Ben' };
const GUEST: SeatPlan = { kind: 'bot', level: 'guest' };
const PACE = { milliseconds: 0, quick: {} };
const REVIEW: Review = { unit: 'wins', opening: [], steps: [], result: [], totals: [], turningPoints: [] };
/** Dice with which a first placement can be taken back. */
const SEED = 7;

const planFor = (...seats: SeatPlan[]): TablePlan => ({ game: 'dice-box', options: { first: '1' }, seats });

/** Bots that play the first legal action, once released. */
function slowBots() {
  const waiting: (() => void)[] = [];
  const think: BotWorker['think'] = (game, state, seat) =>
    new Promise((resolve) => {
      const [action = { type: 'none' }] = game.legal(state, seat);
      waiting.push(() => resolve({ action } as Awaited<ReturnType<BotWorker['think']>>));
    });
  const reviewed: unknown[] = [];
  const review: BotWorker['review'] = async (record) => {
    reviewed.push(record);
    return REVIEW;
  };
  const bots: BotWorker = { think, review, stop: () => undefined, dispose: () => undefined };
  return { bots, waiting, reviewed };
}

function tab({ store, reviews }: ReturnType<typeof memory>, hearers: Set<(id: string) => void> = new Set()) {
  const messages: Message[] = [];
  const { bots, waiting, reviewed } = slowBots();
  const own: ((id: string) => void)[] = [];
  const neighbours = {
    tell(id: string) {
      for (const hearer of hearers) if (!own.includes(hearer)) hearer(id);
    },
    hear(listener: (id: string) => void) {
      own.push(listener);
      hearers.add(listener);
    },
  };
  const host = tableHost({ store, reviews, bots, neighbours, post });
  const logs = new Map<string, Logs>();
  const seen: TableSnapshot[] = [];
  function post(message: Message): void {
    messages.push(message);
    if (message.type !== 'snapshot') return;
    const { log, ...snapshot } = message.snapshot;
    const own = log.keep === 0 ? new Map() : (logs.get(snapshot.id) ?? new Map());
    logs.set(snapshot.id, own);
    seen.push({ ...snapshot, log: changedLog(own, log) });
  }
  const snapshots = (): readonly TableSnapshot[] => seen;
  const shown = (): TableSnapshot => {
    const last = snapshots().at(-1);
    if (!last) throw new Error('nothing is shown');
    return last;
  };
  return { host, waiting, reviewed, snapshots, shown, messages };
}

async function opened(host: Host, ...seats: SeatPlan[]): Promise<string> {
  const id = await host.create(planFor(...seats), { seats: seats.length, seed: SEED });
  expect(await host.open(id, PACE)).toBe(true);
  return id;
}

function raise(): never {
  throw new Error('there is nothing');
}

const firstOf = ({ seat, legal }: TableSnapshot): [Seat, Tagged] => [seat ?? -1, legal[0] ?? { type: 'none' }];

test('an action is saved before it is shown', async () => {
  const browser = memory();
  const { host, shown, snapshots } = tab(browser);
  const id = await opened(host, ANNA, BEN);
  expect(shown().batch.events.length).toBeGreaterThan(0);
  expect(await host.play(id, ...firstOf(shown()))).toBeUndefined();
  expect(browser.saves.get(id)?.revision).toBe(1);
  expect(snapshots().map(({ batch }) => batch.id)).toEqual([0, 1]);
});

test('an action that is not legal is refused and changes nothing', async () => {
  const browser = memory();
  const { host, shown } = tab(browser);
  const id = await opened(host, ANNA, BEN);
  expect(await host.play(id, 1, firstOf(shown())[1])).toBeDefined();
  expect(browser.saves.get(id)?.revision).toBe(0);
});

test('a tab that was slower shows what the other has done, and is refused', async () => {
  const browser = memory();
  const [fast, slow] = [tab(browser), tab(browser)];
  const id = await opened(fast.host, ANNA, BEN);
  await slow.host.open(id, PACE);
  await fast.host.play(id, ...firstOf(fast.shown()));
  expect(await slow.host.play(id, ...firstOf(slow.shown()))).toEqual({ code: 'not-your-turn' });
  expect(slow.shown().batch.id).toBe(1);
});

test('tabs tell each other of changes', async () => {
  const browser = memory();
  const hearers = new Set<(id: string) => void>();
  const [one, other] = [tab(browser, hearers), tab(browser, hearers)];
  const id = await opened(one.host, ANNA, BEN);
  await other.host.open(id, PACE);
  await one.host.play(id, ...firstOf(one.shown()));
  await expect.poll(() => other.shown().batch.id).toBe(1);
});

test('a bot moves when it is its turn, and its late answer counts for nothing', async () => {
  const browser = memory();
  const { host, waiting, shown } = tab(browser);
  const id = await opened(host, ANNA, GUEST);
  await host.play(id, ...firstOf(shown()));
  await expect.poll(() => waiting).toHaveLength(1);
  expect(await host.undo(id)).toBe('done');
  const before = shown().batch.id;
  waiting[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(shown().batch.id).toBe(before);
  await host.play(id, ...firstOf(shown()));
  await expect.poll(() => waiting).toHaveLength(2);
  waiting[1]?.();
  await expect.poll(() => shown().seat).toBe(0);
});

/** Lets all bots answer until a table is over, or nobody thinks any more; gives the table's last revision. */
async function letPlay({ saves }: ReturnType<typeof memory>, id: string, waiting: (() => void)[]): Promise<number> {
  let revision = -1;
  for (let idle = 0; idle < 20; ) {
    for (const answer of waiting.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve, 1));
    const now = saves.get(id)?.revision ?? -1;
    idle = now === revision ? idle + 1 : 0;
    revision = now;
  }
  return revision;
}

const isOver = async (save: Save | undefined): Promise<boolean> => {
  const parsed = save && (await parseSave(save));
  return parsed?.ok === true && parsed.value.live.outcome !== undefined;
};

test('a table of bots plays on when its page is left, and is complete when one comes back', async () => {
  const browser = memory();
  const { host, waiting, shown, snapshots } = tab(browser);
  const id = await opened(host, GUEST, GUEST);
  await expect.poll(() => waiting).toHaveLength(1);
  await host.close(id);
  const seen = snapshots().length;
  await letPlay(browser, id, waiting);
  expect(await isOver(browser.saves.get(id))).toBe(true);
  expect(snapshots()).toHaveLength(seen);
  await host.open(id, PACE);
  expect(shown().outcome).not.toBeNull();
});

test('coming back before the end, one sees the bots where they are, and they go on', async () => {
  const browser = memory();
  const { host, waiting, shown } = tab(browser);
  const id = await opened(host, GUEST, GUEST);
  await host.close(id);
  for (let moves = 0; moves < 5; moves++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.splice(0).at(-1)?.();
  }
  await expect.poll(() => browser.saves.get(id)?.revision).toBe(5);
  await host.open(id, PACE);
  expect(shown().batch.id).toBe(5);
  await letPlay(browser, id, waiting);
  expect(shown().outcome).not.toBeNull();
});

test('a table with a person waits when its page is left, and one that is taken away stays away', async () => {
  const browser = memory();
  const { host, waiting, shown } = tab(browser);
  const mixed = await opened(host, ANNA, GUEST);
  await host.play(mixed, ...firstOf(shown()));
  await host.close(mixed);
  const before = browser.saves.get(mixed)?.revision;
  expect(await letPlay(browser, mixed, waiting)).toBe(before);
  const bots = await opened(host, GUEST, GUEST);
  await host.close(bots);
  await host.remove(bots);
  await letPlay(browser, bots, waiting);
  expect(browser.saves.has(bots)).toBe(false);
});

test('nobody gets a hint for a turn that is not theirs', async () => {
  const { host } = tab(memory());
  const id = await opened(host, ANNA, BEN);
  expect(await host.hint(id, 1)).toBeUndefined();
});

test('a daily has the dice of its seed', async () => {
  const browser = memory();
  const { host } = tab(browser);
  const ids = [
    await host.create(planFor(ANNA, BEN), { seats: 2, seed: 7 }),
    await host.create(planFor(ANNA, BEN), { seats: 2, seed: 7 }),
  ];
  const dice = ids.map(async (id) => {
    const save = browser.saves.get(id);
    const parsed = save && (await parseSave(save));
    return parsed?.ok && parsed.value.live.opening.dice;
  });
  expect(await Promise.all(dice)).toEqual([
    { kind: 'seed', seed: 7 },
    { kind: 'seed', seed: 7 },
  ]);
});

test('a stage begins at its line, waits for its script, and is not kept', async () => {
  const browser = memory();
  const { host, shown, waiting } = tab(browser);
  const line = { seats: 2, seed: 2, moves: ['r4 c2'] };
  const id = await host.stage(planFor(ANNA, GUEST), line);
  expect(await host.open(id, PACE)).toBe(true);
  expect([shown().turn, shown().seat, shown().log.length]).toEqual([1, null, 4]);
  await host.script(id, ['y2 b3']);
  expect([shown().turn, shown().seat]).toEqual([0, 0]);
  await expect(host.script(id, ['y2 b3'])).rejects.toThrow('y2 b3 is not legal here');
  expect([waiting.length, browser.saves.size, await host.list()]).toEqual([0, 0, []]);
});

test('moves that had been made before the table was set are not taken back', async () => {
  const { host, shown } = tab(memory());
  const id = await host.create(planFor(ANNA, BEN), { seats: 2, seed: 2, moves: ['r4 c2'] });
  expect(await host.open(id, PACE)).toBe(true);
  expect([shown().canUndo, await host.undo(id)]).toEqual([false, 'nothing-to-undo']);
  const [action] = shown().legal;
  await host.play(id, 1, action ?? { type: 'none' });
  expect([shown().canUndo, await host.undo(id), shown().canUndo]).toEqual([true, 'done', false]);
});

test('what showed dice is not taken back, and whoever asks is told so', async () => {
  const { host, shown } = tab(memory());
  const id = await host.create({ game: 'six-sided-stout', options: {}, seats: [ANNA] });
  expect(await host.open(id, PACE)).toBe(true);
  const malt: StoutAction = { type: 'market', good: 'malt', assistant: null };
  await host.play(id, 0, malt);
  expect([shown().canUndo, await host.undo(id)]).toEqual([true, 'seen-since']);
});

test('one can look at the end of a line without a table', async () => {
  const { host } = tab(memory());
  const line = { seats: 2, seed: 2, options: { first: '1' }, moves: ['r4 c2'] };
  expect(await host.look('dice-box', line, 0)).toMatchObject({ phase: 'play' });
  await expect(host.look('chess', line, 0)).rejects.toThrow('no game is called chess');
});

test('a table that is gone, or was never there, cannot be opened', async () => {
  const { host } = tab(memory());
  const id = await opened(host, ANNA, BEN);
  await host.remove(id);
  expect(await host.open(id, PACE)).toBe(false);
  await expect(host.refuse(id, 0, { type: 'place' })).rejects.toThrow('is not open');
});

test('small actions that come many in a row are quick', async () => {
  const browser = memory();
  const { host } = tab(browser);
  const id = await opened(host, ANNA, GUEST);
  const save = browser.saves.get(id);
  const parsed = save && (await parseSave(save));
  if (!parsed?.ok) throw new Error('no table');
  const pace = { milliseconds: 1000, quick: { 'dice-box': ['pick'] } };
  expect(paceOf(parsed.value.live, pace, { type: 'place' })).toBe(1000);
  expect(paceOf(parsed.value.live, pace, { type: 'pick' })).toBe(350);
});

test('a match that everyone has given up is finished unseen, in one step', async () => {
  const browser = memory();
  const { host, shown, snapshots, waiting } = tab(browser);
  const id = await opened(host, ANNA, GUEST, GUEST);
  await host.resign(id, 0);
  const before = snapshots().length;
  while (!shown().outcome) {
    for (const release of waiting.splice(0)) release();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(snapshots().length).toBe(before + 1);
  expect(shown().outcome?.places[0]).toBe(3);
  const kept = browser.saves.get(id);
  expect(kept && (await parseSave(kept)).ok).toBe(true);
});

/** A match that ends when all but one have given up, and its record. */
async function finishedIn(browser: ReturnType<typeof memory>) {
  const { host, shown, reviewed } = tab(browser);
  const id = await opened(host, ANNA, BEN);
  await host.play(id, ...firstOf(shown()));
  await host.resign(id, 1);
  const record = await host.record(id);
  if (!record) throw new Error('there is no record');
  return { host, id, record, reviewed };
}

test('a review is made once, and is gone with its table', async () => {
  const browser = memory();
  const { host, id, record, reviewed } = await finishedIn(browser);
  expect(await host.keptReview(record)).toBeUndefined();
  expect(await host.review(record)).toEqual(REVIEW);
  expect(await host.review(record)).toEqual(REVIEW);
  expect(reviewed).toHaveLength(1);
  expect(await host.keptReview(record)).toEqual(REVIEW);
  await host.remove(id);
  expect(browser.made.size).toBe(0);
});

test('nothing is reviewed before it is over', async () => {
  const { host, shown } = tab(memory());
  const id = await opened(host, ANNA, BEN);
  await host.play(id, ...firstOf(shown()));
  const record = await host.record(id);
  await expect(host.review(record ?? raise())).rejects.toThrow('the match is not over');
});

test('a table goes on from a finished match, and nobody takes back what was given', async () => {
  const browser = memory();
  const { host, record } = await finishedIn(browser);
  const one = tab(browser);
  const id = await host.playOn(record, 1, planFor(ANNA, GUEST));
  await one.host.open(id, PACE);
  expect(one.shown()).toMatchObject({ outcome: null, resigned: [], canUndo: false, plan: { given: 1 } });
  expect(browser.saves.has(id)).toBe(true);
});

test('an analysis is like a table, is not kept, and leaves the real one alone', async () => {
  const browser = memory();
  const { host, shown } = tab(browser);
  const id = await opened(host, ANNA, GUEST);
  const [before, real] = [JSON.stringify([...browser.saves]), shown()];
  const left = await host.exploreTable(id, 0);
  if (!left.ok) throw new Error(left.why);
  expect(left.isOver).toBe(false);
  await host.open(left.id, PACE);
  expect(shown()).toMatchObject({ id: left.id, legal: real.legal, analysis: { outcome: null } });
  expect(await host.play(left.id, ...firstOf(shown()))).toBeUndefined();
  // Nobody waits for the bot: its seat is played, too.
  expect(await host.play(left.id, ...firstOf(shown()))).toBeUndefined();
  expect(await host.throwAnew(left.id)).toBe(true);
  for (let i = 0; i < 3; i++) expect(await host.undo(left.id)).toBe('done');
  expect(await host.undo(left.id)).toBe('nothing-to-undo');
  expect(shown().legal).toEqual(real.legal);
  expect(JSON.stringify([...browser.saves])).toBe(before);
  await host.close(left.id);
  expect(await host.open(left.id, PACE)).toBe(false);
});

test('a daily is not explored before it is over, and a record not before it has an end', async () => {
  const browser = memory();
  const { host, shown } = tab(browser);
  const daily = await host.create({ ...planFor(ANNA, GUEST), daily: '2026-11-18' }, { seats: 2, seed: SEED });
  expect(await host.exploreTable(daily, 0)).toEqual({ ok: false, why: 'daily' });
  expect(await host.exploreTable('none', 0)).toEqual({ ok: false, why: 'lost' });
  const running = await opened(host, ANNA, BEN);
  await host.play(running, ...firstOf(shown()));
  const record = await host.record(running);
  expect(await host.exploreRecord(record ?? raise(), planFor(ANNA, BEN), 0)).toEqual({ ok: false, why: 'running' });
});

test('a hundred tables are listed by their heads alone: no entry is read, no match replayed', async () => {
  const browser = memory();
  const { host, shown } = tab(browser);
  for (let i = 0; i < 100; i++) await host.create(planFor(ANNA, BEN));
  const id = await opened(host, ANNA, BEN);
  await host.play(id, ...firstOf(shown()));
  browser.store.get = () => Promise.reject(new Error('nobody needs the entries'));
  const listed = await host.list();
  expect(listed).toHaveLength(101);
  expect(listed.find((one) => one.ok && one.table.id === id)).toMatchObject({ table: { turn: 1, outcome: null } });
});

test('tables of version 0.1.0 are written in today’s form when they are listed, and open', async () => {
  const browser = memory();
  const { host, shown } = tab(browser);
  const id = await opened(host, ANNA, BEN);
  await host.play(id, ...firstOf(shown()));
  const [before, save] = [shown(), browser.saves.get(id)];
  await host.close(id);
  browser.saves.set(id, wholeSave(save ?? raise()));
  expect(await host.list()).toMatchObject([{ ok: true, table: { id, turn: 1 } }]);
  expect(browser.saves.get(id)).toMatchObject({ format: 'taproom-save-2', revision: 1, count: 1 });
  await host.open(id, PACE);
  expect(shown()).toMatchObject({ view: before.view, log: before.log, legal: before.legal });
});

test('a table that cannot be opened is listed as damaged from then on', async () => {
  const browser = memory();
  const { host, shown } = tab(browser);
  const id = await opened(host, ANNA, BEN);
  await host.play(id, ...firstOf(shown()));
  await host.close(id);
  browser.saves.set(id, { ...(browser.saves.get(id) ?? raise()), entries: [] });
  expect(await host.list()).toMatchObject([{ ok: true }]);
  expect(await host.open(id, PACE)).toBe(false);
  expect(await host.list()).toMatchObject([{ ok: false, damage: { code: 'missing-entry' } }]);
});

test('of the log, the page is sent what it does not have yet, and an undo takes back', async () => {
  const { host, shown, messages } = tab(memory());
  const id = await opened(host, ANNA, BEN);
  const before = shown();
  await host.play(id, ...firstOf(before));
  const last = messages.at(-1);
  expect(last?.type === 'snapshot' && last.snapshot.log).toMatchObject({
    keep: before.log.length,
    add: shown().batch.events,
  });
  expect(await host.undo(id)).toBe('done');
  expect(shown().log).toEqual(before.log);
});

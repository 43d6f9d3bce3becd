import { below, fastRng, type Tagged } from '@taproom/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadFace } from '../../boards/index.ts';
import type { TableSnapshot } from '../../table/table.ts';
import { snapshot } from '../../table/testing/snapshot.ts';
import { makeTelling } from './telling.svelte.ts';

await loadFace('dice-box');

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const PLACED: Tagged & object = { type: 'placed', seat: 0, die: 'r4', square: 'b3' } as Tagged;
const REROLLED: Tagged & object = { type: 'rerolled', seat: 1, dice: ['y2'] } as Tagged;

const grid = Array.from({ length: 25 }, () => null);
const viewOf = (hands: string[][], turn: number) => ({
  hands,
  unrolled: hands.map(() => []),
  turn,
  grid,
  phase: 'play',
});

/** A table at which a placement forces a reroll. */
const before = snapshot({ view: viewOf([['r4'], ['y6']], 0), log: [], own: [1] });
const after = snapshot({
  view: viewOf([[], ['y2']], 1),
  batch: { id: 2, events: [PLACED, REROLLED] },
  log: [PLACED, REROLLED],
  own: [1],
  seat: 1,
});

/** The same with both players at one device. */
const both = (next: TableSnapshot): TableSnapshot => ({ ...next, own: [0, 1] });

interface Watched {
  readonly hands: unknown;
  readonly log: number;
  readonly seat: number | null;
}

function seat(stretch: () => number = () => 1) {
  const onsettle = vi.fn();
  const onrest = vi.fn();
  const onbegin = vi.fn();
  const onaside = vi.fn();
  const telling = makeTelling({ stretch, onbegin, onaside, onsettle, onrest });
  const now = (): Watched => {
    const { view, log, seat: asked } = telling.shown as TableSnapshot;
    return { hands: (view as { hands: unknown }).hands, log: log.length, seat: asked };
  };
  const told = (): Tagged[] => onsettle.mock.calls.flatMap(([events]) => events);
  const settled = (): string[] => told().map(({ type }) => type);
  return { telling, now, told, settled, onbegin, onaside, onrest };
}

test('board, log and question follow what is told, and the result waits until the dice lie still', () => {
  const { telling, now, settled } = seat();
  telling.hear(before);
  expect([telling.isTelling, now().seat]).toEqual([false, before.seat]);
  telling.hear(after);
  expect(now()).toEqual({ hands: [[], ['y6']], log: 1, seat: null });
  expect(telling.events).toEqual([PLACED]);
  vi.advanceTimersByTime(500);
  expect(now()).toEqual({ hands: [[], ['y2']], log: 1, seat: null });
  expect([telling.events, telling.isSettled]).toEqual([[REROLLED], false]);
  vi.advanceTimersByTime(1_000);
  expect([now().log, telling.isSettled, now().seat]).toEqual([2, true, null]);
  vi.advanceTimersByTime(700);
  expect(now()).toEqual({ hands: [[], ['y2']], log: 2, seat: 1 });
  expect([telling.isTelling, settled()]).toEqual([false, ['placed', 'rerolled']]);
});

test('at a table that has just been set, the question waits until the first rolls are told', () => {
  const rolls: (Tagged & object)[] = [
    { type: 'seeded', seat: 0, value: 3, square: 'c3' } as Tagged,
    { type: 'rolled', seat: 0, dice: ['r4'] } as Tagged,
    { type: 'rolled', seat: 1, dice: ['y6'] } as Tagged,
  ];
  const { telling, now, settled } = seat();
  telling.hear({ ...before, batch: { id: 1, events: rolls }, log: rolls, seat: 0 });
  expect(now()).toEqual({ hands: [[], []], log: 0, seat: null });
  vi.advanceTimersByTime(1_700);
  expect(now()).toEqual({ hands: [['r4'], ['y6']], log: 1, seat: null });
  vi.advanceTimersByTime(1_700);
  expect([now().log, now().seat, settled()]).toEqual([3, 0, ['seeded', 'rolled', 'rolled']]);
});

test('each thing that begins is a batch of its own, and rest begins nothing', () => {
  const { telling } = seat();
  telling.hear(before);
  const ids = [telling.shown?.batch.id];
  telling.hear(after);
  ids.push(telling.shown?.batch.id);
  vi.advanceTimersByTime(520);
  ids.push(telling.shown?.batch.id);
  vi.advanceTimersByTime(5_000);
  ids.push(telling.shown?.batch.id);
  expect(ids).toEqual([1, 2, 3, 3]);
});

test('a bot’s progress changes nothing that is being told, and is there at the end', () => {
  const { telling, onbegin, onrest } = seat();
  telling.hear(before);
  telling.hear(after);
  telling.hear({ ...after, thinking: { seat: 0, progress: 0.5 } });
  expect([onbegin.mock.calls.length, telling.shown?.thinking]).toEqual([2, null]);
  vi.advanceTimersByTime(5_000);
  expect(telling.shown?.thinking).toEqual({ seat: 0, progress: 0.5 });
  telling.hear({ ...after, thinking: { seat: 0, progress: 0.9 } });
  expect(telling.shown?.thinking?.progress).toBe(0.9);
  expect(onrest.mock.calls.length).toBe(2);
});

test('an undo, which has no events, waits for its turn and is then shown at once', () => {
  const { telling, now } = seat();
  telling.hear(before);
  telling.hear(after);
  telling.hear({ ...before, batch: { id: 3, events: [] } });
  expect(now().hands).toEqual([[], ['y6']]);
  vi.advanceTimersByTime(5_000);
  expect(now()).toEqual({ hands: [['r4'], ['y6']], log: 0, seat: before.seat });
});

test('whoever comes late sees the present, and whoever hurries hears all of it', () => {
  const { telling, now, settled } = seat();
  telling.hear({ ...after, log: [PLACED, ...after.log] });
  expect([telling.isTelling, now().seat]).toEqual([false, 1]);
  telling.hear({ ...after, batch: { id: 3, events: [PLACED, REROLLED] } });
  telling.hurry();
  expect([telling.isTelling, now().log, settled().length]).toEqual([false, 2, 4]);
});

test('what is not for everyone at the device is told in one go', () => {
  const { telling, now } = seat();
  telling.hear(before);
  telling.hear({ ...after, secret: true });
  expect([telling.isTelling, now().seat]).toEqual([false, 1]);
});

test('whoever goes on holding a shared device is told, without a cover in between', () => {
  const { telling } = seat();
  telling.hear(before);
  telling.hear({ ...after, secret: true, seat: before.seat });
  expect([telling.isTelling, telling.shown?.secret]).toEqual([true, false]);
  vi.advanceTimersByTime(5_000);
  expect([telling.isTelling, telling.shown?.secret]).toEqual([false, true]);
});

test('what is read at leisure is held, and the rest waits', () => {
  const { telling, settled } = seat();
  telling.hear(before);
  telling.hear(after);
  const release = telling.hold();
  vi.advanceTimersByTime(60_000);
  expect([telling.isTelling, settled()]).toEqual([true, ['placed']]);
  release();
  vi.advanceTimersByTime(2_000);
  expect([telling.isTelling, settled()]).toEqual([false, ['placed', 'rerolled']]);
});

test('a device that changes hands is told in the queue, after what happened and before the question', () => {
  const { telling, now, onaside, onrest } = seat();
  telling.hear(both(before));
  telling.hear(both(after));
  vi.advanceTimersByTime(2_200);
  expect(telling.aside).toEqual({ what: 'handed', seat: 1 });
  expect([telling.isTelling, now().seat, now().log, onrest.mock.calls.length]).toEqual([true, null, 2, 1]);
  // The board still shows what happened last, and nothing of it twice.
  expect([telling.events, telling.shown?.batch.id]).toEqual([[REROLLED], 3]);
  vi.advanceTimersByTime(1_401);
  expect([telling.aside, telling.isTelling, now().seat]).toEqual([undefined, false, 1]);
  expect(onaside.mock.calls.map(([aside]) => aside)).toEqual([{ what: 'handed', seat: 1 }]);
});

test('a press skips it, and it is told once even to those in a hurry', () => {
  const { telling, now, onaside } = seat();
  telling.hear(both(before));
  telling.hear(both(after));
  vi.advanceTimersByTime(2_220);
  telling.hurry();
  expect([now().seat, onaside.mock.calls.length]).toEqual([1, 1]);
});

test('who goes on acting, after a bot too, is handed nothing; nor is a view that is covered', () => {
  const { telling, onaside } = seat(() => 0);
  telling.hear(both(before));
  telling.hear(both({ ...after, seat: null }));
  telling.hear(both({ ...after, batch: { id: 3, events: [PLACED] }, seat: 0 }));
  telling.hear(both({ ...after, batch: { id: 4, events: [PLACED] }, seat: 1, secret: true }));
  expect(onaside.mock.calls).toEqual([]);
});

test("another's undo is told and has its time, one's own is not told again", () => {
  const { telling, onaside, onbegin } = seat();
  telling.hear({ ...after, own: [1], log: [PLACED, ...after.log] });
  telling.hear({ ...before, own: [1], seat: null, batch: { id: 3, events: [] }, undoneBy: 0 });
  expect([telling.aside, telling.isTelling]).toEqual([{ what: 'undone', seat: 0 }, true]);
  expect(onbegin.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(1_400);
  expect(telling.isTelling).toBe(false);
  telling.hear({ ...before, own: [0], batch: { id: 4, events: [] }, undoneBy: 0 });
  expect(onaside.mock.calls.length).toBe(1);
});

test('once everyone has given up, nothing takes time any more', () => {
  const { telling } = seat();
  telling.hear(before);
  telling.hear({ ...after, seat: null, resigned: [0] });
  expect(telling.isTelling).toBe(true);
  telling.hurry();
  telling.hear({ ...after, batch: { id: 3, events: [PLACED, REROLLED] }, seat: null, resigned: [0, 1] });
  expect(telling.isTelling).toBe(false);
});

test('after a lost connection what is being told is told to its end, and then the present is there', () => {
  const { telling, now, settled } = seat();
  telling.hear(before);
  telling.hear(after);
  vi.advanceTimersByTime(520);
  const later = viewOf([[], []], 0);
  telling.hear({ ...after, view: later, batch: { id: 3, events: [] }, log: [PLACED, REROLLED, PLACED], seat: 0 });
  expect([telling.isTelling, now().hands]).toEqual([true, [[], ['y2']]]);
  vi.advanceTimersByTime(5_000);
  expect([now(), settled()]).toEqual([{ hands: [[], []], log: 3, seat: 0 }, ['placed', 'rerolled']]);
});

test('while another tab is in front everything is told at once, and afterwards it takes its time again', () => {
  const pace = { by: 1 };
  const { telling, settled } = seat(() => pace.by);
  telling.hear(before);
  telling.hear(after);
  pace.by = 0;
  telling.hurry();
  expect([telling.isTelling, settled().length]).toEqual([false, 2]);
  telling.hear({ ...after, batch: { id: 3, events: [PLACED, REROLLED] } });
  expect([telling.isTelling, settled().length]).toEqual([false, 4]);
  pace.by = 1;
  telling.hear({ ...after, batch: { id: 4, events: [PLACED, REROLLED] } });
  expect([telling.isTelling, settled().length]).toEqual([true, 5]);
});

test('in bursts, over undo, reconnection and tabs, every event is told once and in order', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const rng = fastRng(seed);
    const pace = { by: 1 };
    const { telling, told, onrest } = seat(() => pace.by);
    const sent: Tagged[] = [];
    telling.hear(before);
    for (let id = 2; id < 20; id++) {
      const chance = below(rng, 6);
      // An undo and a reconnection bring a state without events.
      const events = chance < 2 ? [] : [PLACED, REROLLED].map((event) => ({ ...event, id }));
      sent.push(...events);
      telling.hear({ ...after, batch: { id, events }, log: [...sent] });
      if (chance === 2) pace.by = 1 - pace.by;
      if (chance === 3) telling.hurry();
      vi.advanceTimersByTime(below(rng, 900));
      expect(telling.shown?.log.length).toBe(told().length);
    }
    vi.advanceTimersByTime(100_000);
    expect(told()).toEqual(sent);
    expect(onrest.mock.lastCall?.[0].batch.id).toBe(telling.shown?.batch.id);
    expect(telling.isTelling).toBe(false);
  }
});

import type { Tagged } from '@taproom/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableSnapshot } from '../../table/table.ts';
import { snapshot } from '../../table/testing/snapshot.ts';
import { makeTelling } from './telling.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const PLACED: Tagged & object = { type: 'placed', seat: 0, die: 'r4', square: 'b3' } as Tagged;
const REROLLED: Tagged & object = { type: 'rerolled', seat: 1, dice: ['y2'] } as Tagged;

const grid = Array.from({ length: 25 }, () => null);
const viewOf = (hands: string[][], turn: number) => ({ hands, turn, grid, phase: 'play' });

/** A table at which a placement forces a reroll. */
const before = snapshot({ view: viewOf([['r4'], ['y6']], 0), log: [] });
const after = snapshot({
  view: viewOf([[], ['y2']], 1),
  batch: { id: 2, events: [PLACED, REROLLED] },
  log: [PLACED, REROLLED],
  seat: 1,
});

interface Watched {
  readonly hands: unknown;
  readonly log: number;
  readonly seat: number | null;
}

function seat(by = 1) {
  const onsettle = vi.fn();
  const onrest = vi.fn();
  const onbegin = vi.fn();
  const telling = makeTelling({ stretch: () => by, onbegin, onsettle, onrest });
  const now = (): Watched => {
    const { view, log, seat: asked } = telling.shown as TableSnapshot;
    return { hands: (view as { hands: unknown }).hands, log: log.length, seat: asked };
  };
  const settled = (): string[] => onsettle.mock.calls.flatMap(([events]) => events.map(({ type }: Tagged) => type));
  return { telling, now, settled, onbegin, onrest };
}

test('board, log and question follow what is told, and the result waits until the dice lie still', () => {
  const { telling, now, settled } = seat();
  telling.hear(before);
  expect([telling.isTelling, now().seat]).toEqual([false, before.seat]);
  telling.hear(after);
  expect(now()).toEqual({ hands: [[], ['y6']], log: 1, seat: null });
  expect(telling.events).toEqual([PLACED]);
  vi.advanceTimersByTime(280);
  expect(now()).toEqual({ hands: [[], ['y2']], log: 1, seat: null });
  expect([telling.events, telling.isSettled]).toEqual([[REROLLED], false]);
  vi.advanceTimersByTime(1_000);
  expect([now().log, telling.isSettled, now().seat]).toEqual([2, true, null]);
  vi.advanceTimersByTime(700);
  expect(now()).toEqual({ hands: [[], ['y2']], log: 2, seat: 1 });
  expect([telling.isTelling, settled()]).toEqual([false, ['placed', 'rerolled']]);
});

test('each thing that begins is a batch of its own, and rest begins nothing', () => {
  const { telling } = seat();
  telling.hear(before);
  const ids = [telling.shown?.batch.id];
  telling.hear(after);
  ids.push(telling.shown?.batch.id);
  vi.advanceTimersByTime(300);
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
  telling.hear(after);
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

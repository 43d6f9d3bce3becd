import { GAME_IDS } from '@taproom/games/shelf';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadFace } from '../../boards/index.ts';
import { speakEnglish } from '../../kit/testing/english.ts';
import { resultsOf } from '../../table/solo/results.ts';
import type { TablePlan } from '../../table/table.ts';
import { outcome, snapshot } from '../../table/testing/snapshot.ts';
import { makeEnding } from './ending.svelte.ts';

await Promise.all(GAME_IDS.map(loadFace));

beforeAll(speakEnglish);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const onopen = vi.fn();
const ending = (id = 'table') => makeEnding({ id, lastLook: () => 1400, onopen, record: async () => undefined });
const over = snapshot({ outcome: outcome() });

test('the result comes once the last position has been looked at', () => {
  const end = ending();
  end.show(over, snapshot());
  expect(end.isOpen).toBe(false);
  vi.advanceTimersByTime(1400);
  expect(end.isOpen).toBe(true);
  expect(onopen).toHaveBeenCalled();
});

test('a table that is over shows its result at once, and not again once it is closed', () => {
  const end = ending();
  end.show(over, undefined);
  expect(end.isOpen).toBe(true);
  end.close();
  end.show(over, over);
  vi.advanceTimersByTime(2000);
  expect(end.isOpen).toBe(false);
});

test('a match that goes on has no result', () => {
  const end = ending();
  end.show(snapshot(), undefined);
  vi.advanceTimersByTime(2000);
  expect(end.isOpen).toBe(false);
});

const alone: TablePlan = {
  game: 'six-sided-stout',
  options: { board: 'standard', of: 'ending' },
  seats: [{ kind: 'human', name: 'Ada' }],
};
const result = (score: number) => outcome({ places: [1], scores: [score], parts: [[]] });

test('a result alone is kept if it is the best', () => {
  const shown = (score: number) => snapshot({ plan: alone, own: [0], outcome: result(score) });
  const [first, second] = [ending('first'), ending('second')];
  first.show(shown(80), undefined);
  second.show(shown(70), undefined);
  expect([first.more.best?.table, second.more.best?.table]).toEqual(['first', 'first']);
});

test("a day's result is kept, the first one", () => {
  const plan = { ...alone, daily: '2026-11-15' };
  for (const score of [84, 90]) ending().show(snapshot({ plan, own: [0], outcome: result(score) }), undefined);
  expect(resultsOf(alone.game).results['2026-11-15']).toMatchObject({ score: 84 });
});

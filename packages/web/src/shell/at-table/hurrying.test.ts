import { expect, test, vi } from 'vitest';
import type { Table, TableSnapshot } from '../../table/table.ts';
import { makeHurrying } from './hurrying.svelte.ts';

const WAITING = { seat: null, outcome: null } as unknown as TableSnapshot;
const ASKED = { seat: 0, outcome: null } as unknown as TableSnapshot;

function at(shown: TableSnapshot | undefined, { isTelling = false, isOnline = false } = {}) {
  const setPace = vi.fn();
  const hurry = vi.fn();
  const hurrying = makeHurrying({
    now: () => shown,
    table: () => ({ setPace }) as unknown as Table,
    telling: () => ({ isTelling, hurry }),
    pace: () => 750,
    isOnline,
  });
  return { hurrying, setPace, hurry };
}

test('there is something to skip while something is told, or while bots of this browser move', () => {
  expect(at(undefined).hurrying.isOffered).toBe(false);
  expect(at(ASKED).hurrying.isOffered).toBe(false);
  expect(at(ASKED, { isTelling: true }).hurrying.isOffered).toBe(true);
  expect(at(WAITING).hurrying.isOffered).toBe(true);
  expect(at(WAITING, { isOnline: true }).hurrying.isOffered).toBe(false);
  expect(at(WAITING, { isOnline: true, isTelling: true }).hurrying.isOffered).toBe(true);
});

test('whoever skips waits for nobody until the next question, and then as before', () => {
  const { hurrying, setPace, hurry } = at(WAITING);
  hurrying.begin();
  expect([hurrying.isOn, hurry.mock.calls.length, setPace.mock.calls]).toEqual([true, 1, [[0]]]);
  hurrying.end();
  expect([hurrying.isOn, setPace.mock.calls]).toEqual([false, [[0], [750]]]);
  hurrying.end();
  expect(setPace.mock.calls.length).toBe(2);
});

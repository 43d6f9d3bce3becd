import { GAME_IDS } from '@taproom/games/shelf';
import { expect, test, vi } from 'vitest';
import { loadFace } from '../../boards/index.ts';
import type { Table, TableSnapshot } from '../../table/table.ts';
import { snapshot } from '../../table/testing/snapshot.ts';
import { sitDown } from './sitting.svelte.ts';
import { makeTelling } from './telling.svelte.ts';

await Promise.all(GAME_IDS.map(loadFace));

function table() {
  const listeners = new Set<(snapshot: TableSnapshot) => void>();
  const close = vi.fn();
  const subscribe = (listener: (snapshot: TableSnapshot) => void) => {
    listeners.add(listener);
    listener(snapshot());
    return () => listeners.delete(listener);
  };
  return { listeners, close, opened: { subscribe, close } as unknown as Table };
}

const found = async () => undefined;

const untold = (onrest = vi.fn()) =>
  makeTelling({ stretch: () => 0, onbegin: vi.fn(), onaside: vi.fn(), onsettle: vi.fn(), onrest });

test('a table is shown, every state with the one before', async () => {
  const onrest = vi.fn();
  const { listeners, opened } = table();
  const sitting = sitDown({ find: async () => opened, findDamage: found, telling: untold(onrest) });
  // The board is waited for, so that it is not still loading while other tests stop the clock.
  await expect.poll(() => sitting.board).toBeDefined();
  const next = snapshot({ batch: { id: 2, events: [] } });
  for (const listener of listeners) listener(next);
  expect(onrest.mock.calls.map(([now, before]) => [now.batch.id, before?.batch.id])).toEqual([
    [1, undefined],
    [2, 1],
  ]);
});

test('a table that was left while it was opened is closed and never shown', async () => {
  const { close, opened } = table();
  const sitting = sitDown({ find: async () => opened, findDamage: found, telling: untold() });
  sitting.leave();
  await expect.poll(() => close).toHaveBeenCalled();
  expect(sitting.shown).toBeUndefined();
});

test('whoever asks when the page has left finds no table', async () => {
  const { opened } = table();
  const sitting = sitDown({ find: async () => opened, findDamage: found, telling: untold() });
  await expect.poll(() => sitting.board).toBeDefined();
  expect(sitting.shown).toBeDefined();
  sitting.leave();
  expect([sitting.table, sitting.shown]).toEqual([undefined, undefined]);
});

test('where there is no table, it is asked what is wrong with it', async () => {
  const damage = { code: 'unreadable' } as const;
  const sitting = sitDown({ find: found, findDamage: async () => damage, telling: untold() });
  await expect.poll(() => sitting.lost).toEqual({ damage });
});

test('what hinders is told', async () => {
  const find = (onBroken: (message: string) => void) => {
    onBroken('broken');
    return Promise.reject(new Error('no storage'));
  };
  const sitting = sitDown({ find, findDamage: found, telling: untold() });
  expect(sitting.trouble).toBe('broken');
  await expect.poll(() => sitting.trouble).toBe('no storage');
});
